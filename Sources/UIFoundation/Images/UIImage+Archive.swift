extension UIImage: NSSecureCoding {
    private static let key = "UIImage"

    /// True, because an image takes values of images alone.
    public static var supportsSecureCoding: Bool { true }

    /// Creates an image of an archive, with all properties; nil for an archive without one.
    public convenience init?(coder: NSCoder) {
        guard let image = coder.heldObject(forKey: Self.key) as? UIImage else { return nil }
        self.init(copying: image)
    }

    /// Encodes the image for an archive.
    public func encode(with coder: NSCoder) { coder.hold(self, forKey: Self.key) }
}

extension UIFont: NSSecureCoding {
    private static let key = "UIFont"

    /// True, because a font takes values of fonts alone.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a font of an archive; nil for an archive without one.
    public convenience init?(coder: NSCoder) {
        guard let font = coder.heldObject(forKey: Self.key) as? UIFont else { return nil }
        if let scaling = font.scaling {
            self.init(font.font, scaling: scaling)
        } else {
            self.init(font.font)
        }
    }

    /// Encodes the font for an archive.
    public func encode(with coder: NSCoder) { coder.hold(self, forKey: Self.key) }
}

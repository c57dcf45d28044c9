import Picture

/// The keys of a color in an archive.
private enum Key {
    static let red = "UIRed"
    static let green = "UIGreen"
    static let blue = "UIBlue"
    static let alpha = "UIAlpha"
    /// The key of a color that adapts to its environment.
    static let adaptive = "UIColor"
}

extension UIColor: NSSecureCoding {
    /// True, because a color takes numbers and values of colors alone.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a color of an archive; nil for an archive without one.
    public convenience init?(coder: NSCoder) {
        if let color = coder.heldObject(forKey: Key.adaptive) as? UIColor {
            self.init(copying: color)
        } else if coder.allowsKeyedCoding, coder.containsValue(forKey: Key.red) {
            self.init(
                red: coder.decodeDouble(forKey: Key.red), green: coder.decodeDouble(forKey: Key.green),
                blue: coder.decodeDouble(forKey: Key.blue), alpha: coder.decodeDouble(forKey: Key.alpha))
        } else {
            return nil
        }
    }

    /// Encodes the color for an archive.
    public func encode(with coder: NSCoder) {
        let color = self.color
        coder.encode(Double(color.red), forKey: Key.red)
        coder.encode(Double(color.green), forKey: Key.green)
        coder.encode(Double(color.blue), forKey: Key.blue)
        coder.encode(Double(color.alpha), forKey: Key.alpha)
        if adapts { coder.hold(self, forKey: Key.adaptive) }
    }
}

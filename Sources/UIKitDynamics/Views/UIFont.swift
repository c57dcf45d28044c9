import Picture

/// The letters that a label is written in; immutable. The system font is DejaVu Sans here.
public final class UIFont: NSObject, Sendable {
    /// How heavy letters are, from -1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        /// The heaviness; from 0.3 on, letters are drawn bold, below as regular.
        public let rawValue: CGFloat

        /// A heaviness.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Drawn as regular here.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Drawn as regular here.
        public static let thin = Weight(rawValue: -0.6)
        /// Drawn as regular here.
        public static let light = Weight(rawValue: -0.4)
        /// The usual weight.
        public static let regular = Weight(rawValue: 0)
        /// Drawn as regular here.
        public static let medium = Weight(rawValue: 0.23)
        /// Drawn as bold here.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Drawn as bold here.
        public static let heavy = Weight(rawValue: 0.56)
        /// Drawn as bold here.
        public static let black = Weight(rawValue: 0.62)
    }

    let font: Font

    init(_ font: Font) {
        self.font = font
        super.init()
    }

    /// The regular system font of labels, as a placeholder.
    public convenience override init() {
        self.init(Font(size: UIFont.labelFontSize))
    }

    /// A font of a family that fontconfig knows, `size` points large; the nearest family it knows for any
    /// other.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(Font(family: fontName, size: fontSize))
    }

    /// The regular system font, in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: fontSize))
    }

    /// The system font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(size: fontSize, isBold: weight.rawValue >= Weight.semibold.rawValue))
    }

    /// The bold system font, in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: fontSize, isBold: true))
    }

    /// The slanted system font, in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: fontSize, isItalic: true))
    }

    /// The size of the em square in points.
    public var pointSize: CGFloat { font.size }

    /// The family's name.
    public var familyName: String { font.family }

    /// The size of labels: 17 points.
    public static let labelFontSize: CGFloat = 17

    /// The size of the system font: 14 points.
    public static let systemFontSize: CGFloat = 14

    /// The same letters in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var other = font
        other.size = fontSize
        return UIFont(other)
    }

    /// Whether the other object is a font of the same family, size, weight and slant.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    /// A hash of family, size, weight and slant.
    public override var hash: Int { font.hashValue }
}

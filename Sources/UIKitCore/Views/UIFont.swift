package import Picture

/// A font of a label; immutable. On Linux the system font is DejaVu Sans.
public final class UIFont: NSObject, Sendable {
    /// The weight of a font, from -1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        /// The raw value. Fonts from 0.3 on are drawn bold, all others regular.
        public let rawValue: CGFloat

        /// Creates a weight from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The ultra-light weight, drawn regular.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The thin weight, drawn regular.
        public static let thin = Weight(rawValue: -0.6)
        /// The light weight, drawn regular.
        public static let light = Weight(rawValue: -0.4)
        /// The regular weight.
        public static let regular = Weight(rawValue: 0)
        /// The medium weight, drawn regular.
        public static let medium = Weight(rawValue: 0.23)
        /// The semibold weight, drawn bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight.
        public static let bold = Weight(rawValue: 0.4)
        /// The heavy weight, drawn bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The black weight, drawn bold.
        public static let black = Weight(rawValue: 0.62)
    }

    package let font: Font

    package init(_ font: Font) {
        self.font = font
        super.init()
    }

    /// Creates the regular system font of labels, as a placeholder.
    public convenience override init() {
        self.init(Font(size: UIFont.labelFontSize))
    }

    /// Creates a font of a family, in points; never nil. For a family that fontconfig cannot find,
    /// its nearest match is drawn.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(Font(family: fontName, size: fontSize))
    }

    /// Returns the regular system font in a size in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: fontSize))
    }

    /// Returns the system font in a size in points and a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(size: fontSize, isBold: weight.rawValue >= Weight.semibold.rawValue))
    }

    /// Returns the bold system font in a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: fontSize, isBold: true))
    }

    /// Returns the italic system font in a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: fontSize, isItalic: true))
    }

    /// Returns the system font in a size in points and a weight; its digits have different widths.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns a monospaced font in a size in points and a weight.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let isBold = weight.rawValue >= Weight.semibold.rawValue
        return UIFont(Font(family: "DejaVu Sans Mono", size: fontSize, isBold: isBold))
    }

    /// Creates a font of a description; a size of 0 stands for that of the description.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.font
        if pointSize > 0 { font.size = pointSize }
        self.init(font)
    }

    /// The description of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

    /// The name of the font: that of the family.
    public var fontName: String { font.family }

    /// The height of a line, in points: 1.2 times the size.
    public var lineHeight: CGFloat { font.size * 1.2 }

    /// The height of capital letters, in points: seven tenths of the size.
    public var capHeight: CGFloat { font.size * 0.7 }

    /// The height of letters above the line, in points.
    public var ascender: CGFloat { font.size * 0.95 }

    /// The depth of letters below the line, in points; negative.
    public var descender: CGFloat { font.size * -0.25 }

    /// The size of the em square, in points.
    public var pointSize: CGFloat { font.size }

    /// The family name.
    public var familyName: String { font.family }

    /// The default size of labels: 17 points.
    public static let labelFontSize: CGFloat = 17

    /// The size of the system font: 14 points.
    public static let systemFontSize: CGFloat = 14

    /// Returns the same font in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var other = font
        other.size = fontSize
        return UIFont(other)
    }

    /// Returns a Boolean value that indicates whether another object is a font of the same family,
    /// size, weight and slant.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    /// The hash value of family, size, weight and slant.
    public override var hash: Int { font.hashValue }
}

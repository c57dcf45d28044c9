package import Picture

/// A font of a label; immutable. The system font is Inter, set on the advances and line heights of an
/// iPhone's; where Inter is not installed, DejaVu Sans.
public final class UIFont: NSObject, Sendable {
    private let foundationTypeID = FoundationTypeID()
    /// The weight of a font, from -1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        /// The raw value.
        public let rawValue: CGFloat

        /// Creates a weight from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from its raw value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The ultra-light weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The thin weight.
        public static let thin = Weight(rawValue: -0.6)
        /// The light weight.
        public static let light = Weight(rawValue: -0.4)
        /// The regular weight.
        public static let regular = Weight(rawValue: 0)
        /// The medium weight.
        public static let medium = Weight(rawValue: 0.23)
        /// The semibold weight.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight.
        public static let bold = Weight(rawValue: 0.4)
        /// The heavy weight.
        public static let heavy = Weight(rawValue: 0.56)
        /// The black weight.
        public static let black = Weight(rawValue: 0.62)
    }

    package let font: Font

    /// The way in which the font follows the preferred size of texts; nil for a fixed size.
    let scaling: FontScaling?

    package init(_ font: Font) {
        (self.font, scaling) = (font, nil)
        super.init()
    }

    init(_ font: Font, scaling: FontScaling) {
        (self.font, self.scaling) = (font, scaling)
        super.init()
    }

    /// Creates the regular system font of labels, as a placeholder.
    public convenience override init() {
        self.init(Font(system: .standard, size: UIFont.labelFontSize))
    }

    /// Creates a font of a name, in points; never nil. The name is that of a family, or a font's full name
    /// such as AvenirNext-BoldItalic, which selects family, weight and slant. Fonts that the app brings along
    /// come first: those that Info.plist lists, and those that its code registers. For a family that neither
    /// they nor fontconfig have, one that resembles it is drawn, or Inter.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(Font(postScriptName: fontName, size: fontSize))
    }

    /// Returns the regular system font in a size in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font in a size in points and a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(system: .standard, size: fontSize, weight: weight.rawValue))
    }

    /// Returns the bold system font in a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the italic system font in a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(system: .standard, size: fontSize, isItalic: true))
    }

    /// Returns the system font in a size in points and a weight; its digits have one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var font = Font(system: .standard, size: fontSize, weight: weight.rawValue)
        font.hasEvenDigits = true
        return UIFont(font)
    }

    /// Returns a monospaced font in a size in points and a weight.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(system: .monospaced, size: fontSize, weight: weight.rawValue))
    }

    /// Creates a font of a description; a size of 0 stands for that of the description.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.font
        if pointSize > 0 { font.size = pointSize }
        self.init(font)
    }

    /// The description of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

    /// The full name of the font, such as .SFUI-Semibold.
    public var fontName: String { font.postScriptName }

    /// The heights of the font of a file, as parts of the size; nil for another font.
    private var own: FontFace.Metrics? { font.face?.metrics }

    /// The distance between baselines, in points: that of an iPhone or of the font's file, and for other
    /// families 1.2 times the size.
    public var lineHeight: CGFloat {
        SystemFont(font)?.lineHeight ?? font.size * (own?.lineHeight ?? 1.2)
    }

    /// The height of capital letters, in points; for other families seven tenths of the size.
    public var capHeight: CGFloat { SystemFont(font)?.capHeight ?? font.size * (own?.capHeight ?? 0.7) }

    /// The height of small letters, in points; for other families half of the size.
    public var xHeight: CGFloat { SystemFont(font)?.xHeight ?? font.size * (own?.xHeight ?? 0.5) }

    /// The height of letters above the line, in points.
    public var ascender: CGFloat { SystemFont(font)?.ascender ?? font.size * (own?.ascender ?? 0.95) }

    /// The depth of letters below the line, in points; negative.
    public var descender: CGFloat { SystemFont(font)?.descender ?? font.size * (own?.descender ?? -0.25) }

    /// The distance between lines in addition to their heights, in points: that of the font's file, and 0 for
    /// other fonts.
    public var leading: CGFloat { font.size * (own?.leading ?? 0) }

    /// The size of the em square, in points.
    public var pointSize: CGFloat { font.size }

    /// The family name, such as .AppleSystemUIFont.
    public var familyName: String { font.familyName }

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

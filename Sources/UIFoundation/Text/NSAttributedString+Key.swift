extension NSAttributedString.Key {
    /// The font of the text.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The kerning: extra distance after each character, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The tracking: extra distance after each character, in points.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The style of the underline.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The style of the line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The color of outlines; that of the text by default.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of outlines in percent of the font's size; below 0 the letters are filled, too. Default 0.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The color of the underline.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The color of the line through the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The distance above the line, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The distance by which letters lean to the right, in parts of their height; default 0.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The use of ligatures: 0 for none, 1, the default, for those of the font.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The effect on letters, such as that of a press. It has no effect.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The width of letters, as the natural logarithm of a factor, from -3 to 3; default 0.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The directions of nested texts. It has no effect.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// The direction of lines: 1 for vertical ones. It has no effect.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
    /// The URL that a tap opens. Links are drawn as such, but do not open.
    public static let link = NSAttributedString.Key("NSLink")
    /// The image in place of a character.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The style of the paragraph, by its first character.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
    /// The effects on letters.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the effect.
        public let rawValue: String
        /// Creates an effect from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Letters that are pressed into paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

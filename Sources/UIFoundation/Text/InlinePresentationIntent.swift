/// What Markdown says of a part of a text: emphasis, code, a line through it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The raw value, equal to Apple's.
    public let rawValue: UInt
    /// Creates intents from Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Emphasis, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis, shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code, shown in letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// A line through the text.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break between words that may be anywhere.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension NSAttributedString.Key {
    /// What Markdown says of the text: the raw value of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension AttributeScopes.UIKitAttributes {
    /// What Markdown says of the text.
    public enum InlinePresentationIntentAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.inlinePresentationIntent
        static func object(_ value: Value) -> Any { Int(value.rawValue) }
    }

    /// The color of the lines along the edges of the letters.
    public enum StrokeColorAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.strokeColor
    }

    /// The width of the lines along the edges of the letters, in percent of the font's size.
    public enum StrokeWidthAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.strokeWidth
    }
}

// Settings of a label's lines that a film does not follow.

extension UILabel {
    /// The ways of breaking lines.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates ways from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without a single word in the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// By words of Hangul.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// As usual.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The ways of breaking lines. It has no effect.
    public var lineBreakStrategy: LineBreakStrategy {
        get { .standard }
        set { warnOfNoEffect("UILabel.lineBreakStrategy") }
    }

    /// A Boolean value that indicates whether letters may stand closer before a text is cut. It has no
    /// effect.
    public var allowsDefaultTighteningForTruncation: Bool {
        get { false }
        set { if newValue { warnOfNoEffect("UILabel.allowsDefaultTighteningForTruncation") } }
    }

    /// A Boolean value that indicates whether a pointer that rests on a text that is cut shows all of it. It
    /// has no effect.
    public var showsExpansionTextWhenTruncated: Bool {
        get { false }
        set { if newValue { warnOfNoEffect("UILabel.showsExpansionTextWhenTruncated") } }
    }
}

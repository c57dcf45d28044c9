import Picture

extension UIFont {
    /// The styles of text by purpose, each with a size of its own.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public let rawValue: String
        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The largest title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading of the second level.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A small caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Returns the system font of a style at the standard size of texts. A headline is semibold.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, category: .large)
    }

    /// Returns the system font of a style at the size of texts of an environment; the film's for nil.
    @preconcurrency @MainActor public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(
            forTextStyle: style, category: traitCollection?.preferredContentSizeCategory ?? .large)
    }

    private static func preferredFont(forTextStyle style: TextStyle, category: UIContentSizeCategory)
        -> UIFont
    {
        let size = TextStyleTable.row(of: style).sizes[category.order]
        let weight: Weight = style == .headline ? .semibold : .regular
        return UIFont(
            Font(system: .standard, size: CGFloat(size), weight: weight.rawValue),
            scaling: FontScaling(style: style, base: nil, limit: 0))
    }
}

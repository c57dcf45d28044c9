/// An attribute of `AttributedString` that is one of `NSAttributedString`, too.
protocol StyleAttribute: AttributedStringKey where Value: Sendable {
    /// The name of the attribute in `NSAttributedString`.
    static var key: NSAttributedString.Key { get }

    /// Returns the value as `NSAttributedString` has it.
    static func object(_ value: Value) -> Any
}

extension StyleAttribute {
    static func object(_ value: Value) -> Any { value }
}

extension AttributeScopes {
    /// The attributes of texts in UIKit.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The kerning, in points.
        public let kern: KernAttribute
        /// The tracking, in points.
        public let tracking: TrackingAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The style of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The distance above the line, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// What Markdown says of the text.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The color of the lines along the edges of the letters.
        public let strokeColor: StrokeColorAttribute
        /// The width of the lines along the edges of the letters, in percent of the font's size.
        public let strokeWidth: StrokeWidthAttribute
        /// The attributes of Foundation.
        public let foundation: AttributeScopes.FoundationAttributes
    }

    /// The attributes of texts in UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attribute of a name in UIKit's scope.
    public subscript<Attribute: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Attribute>
    ) -> Attribute { self[Attribute.self] }
}

extension NSAttributedString {
    /// Creates a text with the attributes of UIKit and the links of another one.
    public convenience init(_ attrStr: AttributedString) {
        let whole = NSMutableAttributedString()
        for run in attrStr.runs {
            var values: [NSAttributedString.Key: Any] = [:]
            for attribute in AttributeScopes.UIKitAttributes.all {
                attribute.copy(run.attributes, to: &values)
            }
            if let link = run.link { values[.link] = link }
            whole.append(
                NSAttributedString(string: String(attrStr[run.range].characters), attributes: values))
        }
        self.init(attributedString: whole)
    }
}

extension StyleAttribute {
    fileprivate static func copy(_ source: AttributeContainer, to values: inout [NSAttributedString.Key: Any])
    {
        if let value = source[Self.self] { values[key] = object(value) }
    }
}

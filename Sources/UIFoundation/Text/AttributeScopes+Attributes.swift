extension AttributeScopes.UIKitAttributes {
    static let all: [any StyleAttribute.Type] = [
        FontAttribute.self,
        ForegroundColorAttribute.self,
        BackgroundColorAttribute.self,
        KernAttribute.self,
        TrackingAttribute.self,
        UnderlineStyleAttribute.self,
        UnderlineColorAttribute.self,
        StrikethroughStyleAttribute.self,
        StrikethroughColorAttribute.self,
        BaselineOffsetAttribute.self,
        ParagraphStyleAttribute.self,
        InlinePresentationIntentAttribute.self,
        StrokeColorAttribute.self,
        StrokeWidthAttribute.self,
    ]

    /// The font.
    public enum FontAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = UIFont
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.font
    }

    /// The color of the text.
    public enum ForegroundColorAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.foregroundColor
    }

    /// The color behind the text.
    public enum BackgroundColorAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.backgroundColor
    }

    /// The kerning, in points.
    public enum KernAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.kern
    }

    /// The tracking, in points.
    public enum TrackingAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.tracking
    }

    /// The style of the underline.
    public enum UnderlineStyleAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.underlineStyle
        static func object(_ value: Value) -> Any { value.rawValue }
    }

    /// The color of the underline.
    public enum UnderlineColorAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.underlineColor
    }

    /// The style of the line through the text.
    public enum StrikethroughStyleAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = NSUnderlineStyle
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.strikethroughStyle
        static func object(_ value: Value) -> Any { value.rawValue }
    }

    /// The color of the line through the text.
    public enum StrikethroughColorAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = UIColor
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.strikethroughColor
    }

    /// The distance above the line, in points.
    public enum BaselineOffsetAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.baselineOffset
    }

    /// The style of the paragraph.
    public enum ParagraphStyleAttribute: StyleAttribute {
        /// The type of the values.
        public typealias Value = NSParagraphStyle
        /// The name of the attribute.
        public static let name = key.rawValue
        static let key = NSAttributedString.Key.paragraphStyle
    }
}

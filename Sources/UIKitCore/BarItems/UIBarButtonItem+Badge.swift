extension UIBarButtonItem {
    /// A badge on a button of a bar: a number, a text or a dot.
    @preconcurrency @MainActor public struct Badge {
        /// The text; nil for a dot.
        public let stringValue: String?
        /// The color of the field; nil, the default, for red.
        public var backgroundColor: UIColor?
        /// The color of the text; nil, the default, for white.
        public var foregroundColor: UIColor?
        /// The font of the text; nil, the default, for the system's.
        public var font: UIFont?

        private init(_ text: String?) { stringValue = text }

        /// Returns a badge with a number.
        public static func count(_ count: Int) -> Badge { Badge("\(count)") }

        /// Returns a badge with a text.
        public static func string(_ string: String) -> Badge { Badge(string) }

        /// Returns a dot.
        public static func indicator() -> Badge { Badge(nil) }
    }
}

extension UIFont {
    /// The width of a font's letters; standard is 0.
    public struct Width: RawRepresentable, Sendable, Hashable {
        /// The raw value.
        public let rawValue: CGFloat

        /// Creates a width from its raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a width from its raw value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The compressed width.
        public static let compressed = Width(rawValue: -0.3)
        /// The condensed width.
        public static let condensed = Width(rawValue: -0.2)
        /// The standard width.
        public static let standard = Width(rawValue: 0)
        /// The expanded width.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// Returns the system font in a size in points, a weight and a width. Letters have the standard width.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        warnOfNoEffect(anywhere: "UIFont.Width", .standard, width)
        return systemFont(ofSize: fontSize, weight: weight)
    }
}

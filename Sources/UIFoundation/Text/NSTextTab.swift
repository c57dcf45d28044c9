/// A place in lines at which the text after a tab begins; immutable.
public final class NSTextTab: NSObject, @unchecked Sendable {
    /// The keys of options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Creates a key from a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters that end a column, as a set: in right alignment the text before the first of them
        /// ends at the place, such as the integer part of a decimal number.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text after the tab.
    public let alignment: NSTextAlignment
    /// The distance from the leading side, in points.
    public let location: CGFloat
    /// The options.
    public let options: [OptionKey: Any]

    /// Creates a place.
    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        (self.alignment, location, self.options) = (alignment, loc, options)
        super.init()
    }

    /// Returns the decimal separator of a locale as the characters that end a column; a period without one,
    /// so that films do not depend on the machine.
    public static func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// The characters that end a column; nil for none.
    var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

    /// The places of a paragraph without its own: twelve, 28 points apart.
    static let standard = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }

    /// Returns true for a place with the same alignment, distance and characters that end a column.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
            && terminators == other.terminators
    }

    /// The hash value of the distance.
    public override var hash: Int { location.hashValue }
}

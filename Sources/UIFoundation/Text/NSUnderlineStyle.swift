/// The styles of lines below or through a text.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a style from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A thin line, by its name in Swift 4.
    public static let styleSingle = single
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line of dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A line of dashes and pairs of dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// A line below words alone.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

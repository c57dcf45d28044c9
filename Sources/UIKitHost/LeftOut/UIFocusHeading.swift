/// A direction in which a focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upward.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downward.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next one.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the one before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

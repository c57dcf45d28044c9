/// Kinds of scrolling without fingers.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates kinds of scrolling from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In steps, as by a mouse's wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Without steps, as on a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both kinds.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

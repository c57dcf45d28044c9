/// Axes of a view.
public struct UIAxis: OptionSet, Sendable, Hashable {
    /// The bits of the axes.
    public let rawValue: UInt
    /// Creates axes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The axis from side to side.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The axis from top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

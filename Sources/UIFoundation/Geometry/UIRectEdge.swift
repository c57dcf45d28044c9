/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
    /// The bits of the edges.
    public let rawValue: UInt
    /// Creates edges from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

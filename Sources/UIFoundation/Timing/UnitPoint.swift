/// A point in fractions of a rectangle.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal fraction.
    public var x: CGFloat
    /// The vertical fraction.
    public var y: CGFloat

    /// Creates a point from its fractions, by default (0, 0).
    public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }
}

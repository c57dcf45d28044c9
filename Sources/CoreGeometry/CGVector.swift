/// A vector in the plane, with y pointing down, in the unit of the quantity that it describes; default (0,
/// 0).
public struct CGVector: Sendable, Hashable, Codable {
    /// The horizontal component, positive to the right; default 0.
    public var dx: CGFloat
    /// The vertical component, positive downwards; default 0.
    public var dy: CGFloat

    /// The vector (0, 0).
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates a vector of two components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates the vector (0, 0).
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector of two integer components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

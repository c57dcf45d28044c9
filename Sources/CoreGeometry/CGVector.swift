/// A direction with a length in the plane, y pointing down; its unit is that of the value it describes.
public struct CGVector: Sendable, Hashable, Codable {
    /// The horizontal component, positive to the right; default 0.
    public var dx: CGFloat
    /// The vertical component, positive downwards; default 0.
    public var dy: CGFloat

    /// The vector (0, 0).
    public static let zero = CGVector(dx: 0, dy: 0)

    /// A vector of the two components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of length 0.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector of two whole components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

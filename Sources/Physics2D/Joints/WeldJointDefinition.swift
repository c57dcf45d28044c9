/// What a new weld joint is like: two bodies that move as one.
public struct WeldJointDefinition: Sendable, Hashable {
    /// The first body.
    public var bodyA: BodyID
    /// The second body; another one than the first.
    public var bodyB: BodyID
    /// The seam in the first body's coordinates, in meters; default (0, 0).
    public var anchorA = Vector2.zero
    /// The seam in the second body's coordinates, in meters; default (0, 0).
    public var anchorB = Vector2.zero
    /// Whether the two bodies can collide; default false.
    public var allowsCollision = false

    /// A seam between two bodies' origins.
    public init(_ bodyA: BodyID, _ bodyB: BodyID) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
    }
}

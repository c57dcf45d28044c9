/// The properties of a new weld joint: two bodies that move as one.
public struct WeldJointDefinition: Sendable, Hashable {
    /// The first body.
    public var bodyA: BodyID
    /// The second body, different from the first.
    public var bodyB: BodyID
    /// The anchor in the first body's coordinates, in meters; default (0, 0).
    public var anchorA = Vector2.zero
    /// The anchor in the second body's coordinates, in meters; default (0, 0).
    public var anchorB = Vector2.zero
    /// A Boolean value that indicates whether the two bodies can collide; default false.
    public var allowsCollision = false

    /// Creates the definition of a weld between two bodies' origins.
    public init(_ bodyA: BodyID, _ bodyB: BodyID) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
    }
}

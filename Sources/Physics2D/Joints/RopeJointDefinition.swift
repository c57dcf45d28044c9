/// The properties of a new rope joint: two anchors can approach, but stay within a length of one another.
public struct RopeJointDefinition: Sendable, Hashable {
    /// The first body.
    public var bodyA: BodyID
    /// The second body, different from the first.
    public var bodyB: BodyID
    /// The anchor in the first body's coordinates, in meters; default (0, 0).
    public var anchorA = Vector2.zero
    /// The anchor in the second body's coordinates, in meters; default (0, 0).
    public var anchorB = Vector2.zero
    /// The length of the rope, in meters, 0 or more; nil, the default, for the current distance of the
    /// anchors.
    public var length: Float?
    /// A Boolean value that indicates whether the two bodies can collide; default true.
    public var allowsCollision = true

    /// Creates the definition of a rope between two bodies' origins.
    public init(_ bodyA: BodyID, _ bodyB: BodyID) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
    }
}

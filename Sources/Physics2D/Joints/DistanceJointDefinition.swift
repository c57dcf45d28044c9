/// The properties of a new distance joint: rigid by default, a spring with a frequency above 0.
public struct DistanceJointDefinition: Sendable, Hashable {
    /// The first body.
    public var bodyA: BodyID
    /// The second body, different from the first.
    public var bodyB: BodyID
    /// The anchor in the first body's coordinates, in meters; default (0, 0).
    public var anchorA = Vector2.zero
    /// The anchor in the second body's coordinates, in meters; default (0, 0).
    public var anchorB = Vector2.zero
    /// The distance between the anchors, in meters, 0 or more; nil, the default, for their current distance.
    public var length: Float?
    /// The frequency of the spring, in hertz; 0, the default, for a rigid joint.
    public var frequency: Float = 0
    /// The damping ratio of the spring: 0, the default, for none, 1 for critical damping, without overshoot.
    public var dampingRatio: Float = 0
    /// A Boolean value that indicates whether the two bodies can collide; default true.
    public var allowsCollision = true

    /// Creates the definition of a rigid joint between two bodies' origins.
    public init(_ bodyA: BodyID, _ bodyB: BodyID) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
    }
}

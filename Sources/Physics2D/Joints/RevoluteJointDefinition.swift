/// The properties of a new revolute joint; by default it rotates freely.
public struct RevoluteJointDefinition: Sendable, Hashable {
    /// The first body.
    public var bodyA: BodyID
    /// The second body, different from the first.
    public var bodyB: BodyID
    /// The anchor in the first body's coordinates, in meters; default (0, 0).
    public var anchorA = Vector2.zero
    /// The anchor in the second body's coordinates, in meters; default (0, 0).
    public var anchorB = Vector2.zero
    /// The limits of the second body's angle relative to the first, counted from the current one, in radians;
    /// nil, the default, for none.
    public var limits: ClosedRange<Float>?
    /// The maximum torque of the joint's friction, in newton meters; default 0.
    public var frictionTorque: Float = 0
    /// A Boolean value that indicates whether the two bodies can collide; default false.
    public var allowsCollision = false

    /// Creates the definition of a revolute joint at two bodies' origins.
    public init(_ bodyA: BodyID, _ bodyB: BodyID) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
    }
}

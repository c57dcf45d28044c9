/// What a new revolute joint, a pin, is like: it turns freely by default.
public struct RevoluteJointDefinition: Sendable, Hashable {
    /// The first body.
    public var bodyA: BodyID
    /// The second body; another one than the first.
    public var bodyB: BodyID
    /// The pin in the first body's coordinates, in meters; default (0, 0).
    public var anchorA = Vector2.zero
    /// The pin in the second body's coordinates, in meters; default (0, 0).
    public var anchorB = Vector2.zero
    /// How far the second body can turn against the first from where it is now, in radians; nil, the default,
    /// for any angle.
    public var limits: ClosedRange<Float>?
    /// The largest torque with which the pin resists turning, in newton meters; default 0.
    public var frictionTorque: Float = 0
    /// Whether the two bodies can collide; default false.
    public var allowsCollision = false

    /// A pin through two bodies' origins.
    public init(_ bodyA: BodyID, _ bodyB: BodyID) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
    }
}

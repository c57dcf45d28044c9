/// What a new prismatic joint, a slide, is like: the second body moves along a line of the first one, without
/// turning against it.
public struct PrismaticJointDefinition: Sendable, Hashable {
    /// The first body, on which the line is drawn.
    public var bodyA: BodyID
    /// The second body, which slides; another one than the first.
    public var bodyB: BodyID
    /// A point of the line in the first body's coordinates, in meters; default (0, 0).
    public var anchorA = Vector2.zero
    /// The point in the second body's coordinates that stays on the line, in meters; default (0, 0).
    public var anchorB = Vector2.zero
    /// The line's direction in the first body's coordinates, of any length but 0.
    public var axis: Vector2
    /// How far the second body's point can be from the first's along the axis, in meters; nil, the default,
    /// for any distance.
    public var limits: ClosedRange<Float>?
    /// Whether the two bodies can collide; default false.
    public var allowsCollision = false

    /// A slide through two bodies' origins along an axis.
    public init(_ bodyA: BodyID, _ bodyB: BodyID, axis: Vector2) {
        (self.bodyA, self.bodyB, self.axis) = (bodyA, bodyB, axis)
    }
}

/// The properties of a new prismatic joint: the second body slides along a line of the first, and the angle
/// between them stays.
public struct PrismaticJointDefinition: Sendable, Hashable {
    /// The first body, to which the line belongs.
    public var bodyA: BodyID
    /// The second body, which slides, different from the first.
    public var bodyB: BodyID
    /// A point of the line in the first body's coordinates, in meters; default (0, 0).
    public var anchorA = Vector2.zero
    /// The anchor in the second body's coordinates, which stays on the line, in meters; default (0, 0).
    public var anchorB = Vector2.zero
    /// The direction of the line in the first body's coordinates, of any length but 0.
    public var axis: Vector2
    /// The limits of the second anchor's displacement from the first along the axis, in meters; nil, the
    /// default, for none.
    public var limits: ClosedRange<Float>?
    /// A Boolean value that indicates whether the two bodies can collide; default false.
    public var allowsCollision = false

    /// Creates the definition of a prismatic joint through two bodies' origins along an axis.
    public init(_ bodyA: BodyID, _ bodyB: BodyID, axis: Vector2) {
        (self.bodyA, self.bodyB, self.axis) = (bodyA, bodyB, axis)
    }
}

/// What a new distance joint is like: a rigid rod by default, a spring when it has a frequency.
public struct DistanceJointDefinition: Sendable, Hashable {
    /// The first body.
    public var bodyA: BodyID
    /// The second body; another one than the first.
    public var bodyB: BodyID
    /// The joint's point in the first body's coordinates, in meters; default (0, 0).
    public var anchorA = Vector2.zero
    /// The joint's point in the second body's coordinates, in meters; default (0, 0).
    public var anchorB = Vector2.zero
    /// How far the points stay apart, in meters; nil, the default, for how far they are apart now.
    public var length: Float?
    /// How often a spring would swing, in hertz; 0, the default, for a rigid rod.
    public var frequency: Float = 0
    /// How a spring's swinging fades: 0, the default, not at all, 1 without overshooting.
    public var dampingRatio: Float = 0
    /// Whether the two bodies can collide; default true.
    public var allowsCollision = true

    /// A rigid rod between two bodies' origins.
    public init(_ bodyA: BodyID, _ bodyB: BodyID) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
    }
}

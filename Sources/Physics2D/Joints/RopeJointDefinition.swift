/// What a new rope joint is like: two points that can come near, but not part farther than a length.
public struct RopeJointDefinition: Sendable, Hashable {
    /// The first body.
    public var bodyA: BodyID
    /// The second body; another one than the first.
    public var bodyB: BodyID
    /// The rope's end in the first body's coordinates, in meters; default (0, 0).
    public var anchorA = Vector2.zero
    /// The rope's end in the second body's coordinates, in meters; default (0, 0).
    public var anchorB = Vector2.zero
    /// How long the rope is, in meters; nil, the default, for how far its ends are apart now.
    public var length: Float?
    /// Whether the two bodies can collide; default true.
    public var allowsCollision = true

    /// A rope between two bodies' origins.
    public init(_ bodyA: BodyID, _ bodyB: BodyID) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
    }
}

/// The properties of a new body. The defaults describe a dynamic body at rest at the origin, awake, without
/// damping.
public struct BodyDefinition: Sendable, Hashable {
    /// The kind of body; default dynamic.
    public var kind = BodyKind.dynamic
    /// The position of the body's origin in the world, in meters; default (0, 0).
    public var position = Vector2.zero
    /// The angle of the body, in radians; default 0.
    public var angle: Float = 0
    /// The velocity, in meters per second; default 0. A fixed body ignores it.
    public var linearVelocity = Vector2.zero
    /// The angular velocity, in radians per second; default 0. A fixed body ignores it.
    public var angularVelocity: Float = 0
    /// The gravity vector of this body, in meters per second squared; default (0, 0).
    public var gravity = Vector2.zero
    /// The decay rate of the velocity, per second, 0 or more; default 0. `World.damping` is the rule that
    /// applies it.
    public var linearDamping: Float = 0
    /// The decay rate of the angular velocity, per second, 0 or more; default 0.
    public var angularDamping: Float = 0
    /// A Boolean value that indicates whether forces, contacts and joints cannot turn the body; default
    /// false.
    public var hasFixedRotation = false
    /// A Boolean value that indicates whether continuous collision keeps the body from passing through
    /// dynamic bodies as well as fixed ones; default false.
    public var isBullet = false

    /// Creates a definition with every default.
    public init() {}
}

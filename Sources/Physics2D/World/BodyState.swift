/// The position and motion of a body.
public struct BodyState: Sendable, Hashable, BitwiseCopyable {
    /// The number that no other body with the same index has; 0 where there is no body.
    public var generation: UInt32 = 0
    /// A Boolean value that indicates whether the body is dynamic.
    public var isDynamic = false
    /// A Boolean value that indicates whether the body is dynamic and awake.
    public var isAwake = false
    /// The position of the body's origin, in meters.
    public var position = Vector2.zero
    /// The angle, in radians.
    public var angle: Float = 0
    /// The velocity of the center of mass, in meters per second.
    public var velocity = Vector2.zero
    /// The angular velocity, in radians per second.
    public var angularVelocity: Float = 0

    /// Creates the state of no body.
    public init() {}
}

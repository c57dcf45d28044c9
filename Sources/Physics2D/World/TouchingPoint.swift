/// A point at which two shapes touch.
public struct TouchingPoint: Sendable, Hashable {
    /// The position in the world, in meters.
    public var point: Vector2
    /// The unit normal from the first shape to the second.
    public var normal: Vector2
    /// The normal impulse of the last step, in newton seconds.
    public var impulse: Float
}

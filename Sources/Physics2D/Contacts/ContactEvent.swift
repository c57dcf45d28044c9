/// An event: two shapes began or ceased to touch.
public struct ContactEvent: Sendable, Hashable, BitwiseCopyable {
    /// The phase of a touch that an event reports.
    public enum Phase: String, Sendable, Hashable, BitwiseCopyable { case began, ended }

    /// The phase: whether the touch began or ended.
    public var phase: Phase
    /// The body of the first shape.
    public var bodyA: BodyID
    /// The body of the second shape.
    public var bodyB: BodyID
    /// The tag of the first shape, from its definition.
    public var tagA: Int
    /// The tag of the second shape, from its definition.
    public var tagB: Int
    /// The midpoint of the touching points in the world, in meters; of the last touching points when the
    /// touch ended.
    public var point: Vector2
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
    extension ContactEvent.Phase: Codable {}
#endif

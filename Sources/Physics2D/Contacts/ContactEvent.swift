/// Two shapes began or ceased to touch.
public struct ContactEvent: Sendable, Hashable, BitwiseCopyable {
    /// Which of the two happened.
    public enum Phase: String, Sendable, Hashable, Codable, BitwiseCopyable { case began, ended }

    /// Whether the touch began or ended.
    public var phase: Phase
    /// The first shape's body.
    public var bodyA: BodyID
    /// The second shape's body.
    public var bodyB: BodyID
    /// The number that the first shape's maker gave it.
    public var tagA: Int
    /// The number that the second shape's maker gave it.
    public var tagB: Int
    /// The middle of the touching points, in meters in the world; where the shapes touched last when the
    /// touch ended.
    public var point: Vector2
}

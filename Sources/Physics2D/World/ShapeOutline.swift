/// The outline of one shape at its current position, for debug drawing.
public struct ShapeOutline: Sendable, Hashable {
    /// The shape's body.
    public var body: BodyID
    /// The corners in the world, in meters: two for a segment, 32 on the rim for a circle.
    public var points: [Vector2]
    /// A Boolean value that indicates whether the last corner is joined to the first.
    public var isClosed: Bool
}

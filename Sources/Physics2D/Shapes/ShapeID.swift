/// The identifier of a shape, or of a whole chain of segments, in a world.
public struct ShapeID: Sendable, Hashable {
    let index: Int32
}

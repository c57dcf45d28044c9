/// The shapes that a spatial hash is built from.
struct HashedShapes {
    private let bounds: UnsafePointer<ShapeBounds>
    /// The entry of `BroadPhase.bodyOfShape` for each shape: -1 for an unused index, odd for a shape that can
    /// move.
    let bodyOfShape: UnsafePointer<Int32>
    let count: Int

    init(_ bounds: UnsafePointer<ShapeBounds>, _ bodyOfShape: UnsafePointer<Int32>, _ count: Int) {
        (self.bounds, self.bodyOfShape, self.count) = (bounds, bodyOfShape, count)
    }

    /// The fat AABB of a shape.
    @inline(__always) subscript(shape: Int) -> AABB { bounds[shape].fat }
}

/// A shape as the collision of a crowd sees it: where it stands in the world, and what it is if it is a box.
struct PlacedShape: BitwiseCopyable {
    /// The middle of a box, and the cosine and sine of its turn.
    var frame: Lanes
    /// Half its width and height, 0 for what is not a box; its skin and its friction.
    var size: Lanes
    var restitution: Float
    var body: Int32

    var isBox: Bool { size.x > 0 }
}

/// An upright box in the world in a form that takes one comparison to test.
struct Bounds: BitwiseCopyable {
    /// Low x, low y, and the high ones with the other sign.
    var near: Lanes
    /// High x, high y, and the low ones with the other sign.
    var far: Lanes

    init(_ box: Box) {
        near = Lanes(box.low.x, box.low.y, -box.high.x, -box.high.y)
        far = Lanes(box.high.x, box.high.y, -box.low.x, -box.low.y)
    }

    @inline(__always) func overlaps(_ other: Bounds) -> Bool { all(near .<= other.far) }

    @inline(__always) func contains(_ other: Bounds) -> Bool { all(near .<= other.near) }

    var low: Vector2 { Vector2(near.x, near.y) }
    var high: Vector2 { Vector2(far.x, far.y) }
    var box: Box { Box(low: low, high: high) }
    /// The sum of width and height.
    var extent: Float { (far.x - near.x) + (far.y - near.y) }
}

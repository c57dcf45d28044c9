/// An axis-aligned bounding box in the world, in meters.
struct AABB: Sendable, Hashable, BitwiseCopyable {
    /// The lower corner, then the upper corner negated: one SIMD comparison tests containment or overlap, and
    /// one minimum forms a union.
    var bounds: SIMD4<Float>

    init(lower: Vector2, upper: Vector2) {
        bounds = SIMD4(lower.x, lower.y, -upper.x, -upper.y)
    }

    init(bounds: SIMD4<Float>) { self.bounds = bounds }

    /// Creates a box from its center and half its size.
    init(center: Vector2, extents: Vector2) {
        self.init(lower: center - extents, upper: center + extents)
    }

    var lower: Vector2 { Vector2(bounds.x, bounds.y) }
    var upper: Vector2 { Vector2(-bounds.z, -bounds.w) }
    var center: Vector2 { 0.5 * (lower + upper) }
    /// The upper corner, then the lower corner negated: the other side of an overlap test.
    @inline(__always) var opposite: SIMD4<Float> {
        -SIMD4(lowHalf: bounds.highHalf, highHalf: bounds.lowHalf)
    }

    @inline(__always) func union(_ other: AABB) -> AABB {
        AABB(bounds: min(bounds, other.bounds))
    }

    @inline(__always) func contains(_ other: AABB) -> Bool { all(bounds .<= other.bounds) }

    @inline(__always) func overlaps(_ other: AABB) -> Bool { all(bounds .<= other.opposite) }

    /// Half the perimeter, in meters.
    var halfPerimeter: Float { -(bounds.z + bounds.x) - (bounds.w + bounds.y) }

    /// Returns the box with a margin on every side, in meters.
    @inline(__always) func enlarged(by margin: Float) -> AABB { AABB(bounds: bounds - margin) }

    /// Returns the box with a margin on every side, extended along an expected displacement, in meters.
    func enlarged(by margin: Float, along displacement: Vector2) -> AABB {
        let (lower, upper) = (lower, upper)
        return AABB(
            lower: Vector2(
                lower.x - margin + min(displacement.x, 0), lower.y - margin + min(displacement.y, 0)),
            upper: Vector2(
                upper.x + margin + max(displacement.x, 0), upper.y + margin + max(displacement.y, 0)))
    }
}

import Physics2D

/// A convex shape as `World.outlines` shows it, for judging without the engine's help how far two shapes are
/// apart: by the separating axis where they overlap, by corners and sides where they do not. In double
/// precision.
struct ConvexJudge {
    /// The kinds of shapes.
    enum Kind { case segment, polygon, circle }

    /// The kind of shape.
    let kind: Kind
    /// The corners, or a circle's center alone.
    let corners: [SIMD2<Double>]
    /// A circle's radius, 0 for others, in meters.
    let radius: Double

    /// Reads an outline; 32 corners stand for a circle.
    init(_ outline: ShapeOutline) {
        let points = outline.points.map { SIMD2(Double($0.x), Double($0.y)) }
        kind = !outline.isClosed ? .segment : points.count == 32 ? .circle : .polygon
        guard kind == .circle else {
            (corners, radius) = (points, 0)
            return
        }
        let center = points.reduce(.zero, +) / 32
        (corners, radius) = ([center], (points[0] - center).norm)
    }

    /// Returns how far two shapes are apart, in meters; below 0 how deep they overlap.
    func gap(to other: ConvexJudge) -> Double {
        let widest = max(separation(from: other), other.separation(from: self))
        let gap = widest > 0 ? distance(to: other) : widest
        return gap - radius - other.radius
    }

    /// Returns how far a point is from the shape, in meters; below 0 inside.
    func gap(to point: Vector2) -> Double {
        let point = SIMD2(Double(point.x), Double(point.y))
        let widest = axes.map { axis in minimum(along: axis, [point]) - maximum(along: axis) }.max() ?? 1
        return (widest > 0 ? distance(to: point) : widest) - radius
    }

    /// The lower and upper corner of an upright box around the shape.
    var bounds: (low: SIMD2<Double>, high: SIMD2<Double>) {
        corners.reduce((corners[0] - radius, corners[0] + radius)) {
            (pointwiseMin($0.0, $1 - radius), pointwiseMax($0.1, $1 + radius))
        }
    }

    // A segment is a polygon of two sides that look away from one another.
    private var axes: [SIMD2<Double>] {
        guard corners.count > 1 else { return [] }
        return corners.indices.map { index in
            let side = corners[(index + 1) % corners.count] - corners[index]
            return SIMD2(side.y, -side.x) / side.norm
        }
    }

    /// Returns the widest gap that one of this shape's sides leaves; nothing is wide about a circle's center.
    private func separation(from other: ConvexJudge) -> Double {
        if corners.count == 1, other.corners.count == 1 { return (corners[0] - other.corners[0]).norm }
        let outward = orientation
        return axes.map { outward * $0 }
            .map { other.minimum(along: $0, other.corners) - maximum(along: $0) }.max() ?? -.infinity
    }

    /// 1 when the corners run so that the axes look outward, else -1.
    private var orientation: Double {
        guard corners.count > 2 else { return 1 }
        let (a, b) = (corners[1] - corners[0], corners[2] - corners[1])
        return a.x * b.y - a.y * b.x > 0 ? 1 : -1
    }

    private func maximum(along axis: SIMD2<Double>) -> Double {
        corners.map { ($0 * axis).sum() }.max() ?? 0
    }

    private func minimum(along axis: SIMD2<Double>, _ points: [SIMD2<Double>]) -> Double {
        points.map { ($0 * axis).sum() }.min() ?? 0
    }

    /// Returns the distance of the outlines of two shapes that do not overlap: one end of it is a corner.
    private func distance(to other: ConvexJudge) -> Double {
        let there = other.corners.map { distance(to: $0) }.min() ?? .infinity
        return min(there, corners.map { other.distance(to: $0) }.min() ?? .infinity)
    }

    private func distance(to point: SIMD2<Double>) -> Double {
        corners.indices.map { index in
            let (start, side) = (corners[index], corners[(index + 1) % corners.count] - corners[index])
            let length = (side * side).sum()
            let share = length > 0 ? max(0, min(((point - start) * side).sum() / length, 1)) : 0
            return (start + share * side - point).norm
        }.min() ?? .infinity
    }
}

extension SIMD2<Double> {
    fileprivate var norm: Double { (self * self).sum().squareRoot() }
}

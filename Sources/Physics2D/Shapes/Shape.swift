/// The record of a shape: its material and the place of its points.
struct Shape: Sendable {
    enum Kind: Sendable {
        /// A convex polygon, with its corners in order and the outward normals of its sides.
        case polygon
        /// A circle, with its center as the one point; its skin radius is the circle's radius.
        case circle
        /// A segment, with four points: the point before it, its two ends, and the point after it.
        case segment(hasPrevious: Bool, hasNext: Bool)
    }

    /// Half the width and height of a box around the body's origin, in meters; 0 for another shape.
    /// `BoxBatch` gathers the first 16 bytes of the record.
    var boxHalf = SIMD2<Float>.zero
    /// The radius of a circle, or the skin radius of a polygon or segment, in meters.
    var skinRadius: Float
    var friction: Float
    var restitution: Float
    var kind: Kind
    var body: Int32
    var firstPoint: Int32
    var pointCount: Int32
    /// The centroid of the area, or the midpoint of a segment, in the body's coordinates.
    var centroid: Vector2
    var density: Float
    var massFactor: Float
    var group: Int32
    var tag: Int
    /// The next shape of the same body, -1 at the end.
    var next: Int32 = -1
    /// The index of the first segment of the shape's chain, or of the shape itself: the value of its
    /// `ShapeID`.
    var owner: Int32 = -1

    var isSegment: Bool {
        if case .segment = kind { return true }
        return false
    }

    var isCircle: Bool {
        if case .circle = kind { return true }
        return false
    }

    /// True for a box whose half sizes are at least 1e-6 m, so that its sides have a direction in floats.
    var isBox: Bool { boxHalf.x >= 1e-6 && boxHalf.y >= 1e-6 }

    /// True when neighboring normals are at most a right angle apart: for boxes, and also for circles and
    /// segments.
    var hasRightAngles: Bool { isBox || isCircle || isSegment }

    /// The order of the two shapes in a contact: segments before polygons before circles, as the collision
    /// functions exist for this order only.
    var rank: Int { isSegment ? 0 : isCircle ? 2 : 1 }
}

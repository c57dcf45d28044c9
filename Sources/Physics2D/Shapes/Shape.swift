/// The identifier of a shape, or of a whole chain of segments, in a world.
public struct ShapeID: Sendable, Hashable {
    let index: Int32
}

/// The material and the filter of a new shape. The defaults are Box2D's: density 0, friction 0.2, no
/// restitution.
public struct ShapeDefinition: Sendable, Hashable {
    /// The density, in kilograms per square meter; default 0.
    public var density: Float = 0
    /// A factor of the mass that follows from density and area, for a shape that is drawn smaller than the
    /// object it stands for; default 1.
    public var massFactor: Float = 1
    /// The friction coefficient, 0 for none; a contact has the geometric mean of its two shapes'
    /// coefficients; default 0.2.
    public var friction: Float = 0.2
    /// The coefficient of restitution, the fraction of the approach speed that a bounce keeps, 0...1; a
    /// contact has the larger of its two shapes' coefficients; default 0.
    public var restitution: Float = 0
    /// The skin radius of a polygon, in meters: the distance from its sides at which contacts hold. Circles
    /// and segments have their own; default 0.01.
    public var skinRadius: Float = 2 * 0.005
    /// The collision group: two shapes collide when the world's filter allows it for their groups; default 0.
    public var group: Int32 = 0
    /// A number of the caller's choice that contact events report; default 0.
    public var tag: Int = 0

    /// Creates a definition with every default.
    public init() {}
}

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

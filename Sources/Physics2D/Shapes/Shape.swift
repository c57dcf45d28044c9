/// A name for a shape, or for a whole chain of segments, in a world.
public struct ShapeID: Sendable, Hashable {
    let place: Int32
}

/// What a shape is made of; the defaults are Box2D's: density 0, friction 0.2, no bounce.
public struct ShapeDefinition: Sendable, Hashable {
    /// Mass per area, in kilograms per square meter; default 0.
    public var density: Float = 0
    /// How many times heavier it is than its area says; a shape drawn smaller than the thing it stands for
    /// weighs what the thing does; default 1.
    public var massFactor: Float = 1
    /// How much it resists sliding, 0 for ice; two shapes take the geometric mean; default 0.2.
    public var friction: Float = 0.2
    /// How much of the approach speed a bounce keeps, 0...1; two shapes take the larger; default 0.
    public var restitution: Float = 0
    /// The skin around a polygon, in meters, in which contacts already hold; circles and segments have their
    /// own; default 0.01.
    public var skinRadius: Float = 2 * 0.005
    /// Which shapes it meets: two shapes collide when the world's filter says so of their groups; default 0.
    public var group: Int32 = 0
    /// A number of the caller's that comes back in contact events; default 0.
    public var tag: Int = 0

    /// A definition with every default.
    public init() {}
}

/// A shape's row: what it is made of and where its points stand.
struct Shape: Sendable {
    enum Kind: Sendable {
        /// A convex polygon: its points in order, and the outward normals of its sides.
        case polygon
        /// A circle: its middle; the skin around that point is its radius.
        case circle
        /// A segment: the point before it, its two ends, the point after it.
        case segment(hasPrevious: Bool, hasNext: Bool)
    }

    // `BoxBatch` gathers the first 16 bytes.
    /// Half the width and height of a box around the body's origin; 0 for another shape.
    var boxHalf = SIMD2<Float>.zero
    /// The radius of a circle, or of the rounding around a polygon or segment, in meters.
    var skinRadius: Float
    var friction: Float
    var restitution: Float
    var kind: Kind
    var body: Int32
    var firstPoint: Int32
    var pointCount: Int32
    /// The centroid of its area, in the body's coordinates.
    var centroid: Vector2
    var density: Float
    var massFactor: Float
    var group: Int32
    var tag: Int
    /// The next shape of the same body, -1 at the end.
    var next: Int32 = -1
    /// The first segment of the chain that it belongs to, or itself.
    var owner: Int32 = -1

    var isSegment: Bool {
        if case .segment = kind { return true }
        return false
    }

    var isCircle: Bool {
        if case .circle = kind { return true }
        return false
    }

    /// Whether it is a box whose sides have a direction in floats: of 1e-6 m at least.
    var isBox: Bool { boxHalf.x >= 1e-6 && boxHalf.y >= 1e-6 }

    /// Whether neighboring normals are a right angle apart at most, counting a circle's and a segment's.
    var hasRightAngles: Bool { isBox || isCircle || isSegment }

    /// Segments come before polygons and polygons before circles in a contact: the collision functions know
    /// them in this order only.
    var rank: Int { isSegment ? 0 : isCircle ? 2 : 1 }
}

/// A contact manifold: up to two points at which two shapes touch, relative to a face of one of them, so that
/// it stays valid while both bodies move a little.
struct Manifold: Sendable, BitwiseCopyable {
    /// The shape whose face the points are measured from; `neither` for two points without a face: a circle's
    /// center and another's, or a corner.
    enum Face: UInt8, Sendable, BitwiseCopyable { case first, second, neither }

    // `ContactW` and `BoxBatch` gather these properties in rows of 16 bytes: their order is the layout.

    /// The face's unit normal, in its body's coordinates.
    var localNormal = Vector2.zero
    /// A point of the face, in its body's coordinates; without a face, the point of the first body.
    var localPoint = Vector2.zero
    var points = (ManifoldPoint(), ManifoldPoint())
    var features = (ContactFeature(), ContactFeature())
    var face = Face.first
    private var pointCount: UInt8 = 0

    var count: Int {
        get { Int(pointCount) }
        set { pointCount = UInt8(truncatingIfNeeded: newValue) }
    }

    subscript(index: Int) -> ManifoldPoint {
        get { index == 0 ? points.0 : points.1 }
        _modify {
            if index == 0 { yield &points.0 } else { yield &points.1 }
        }
    }

    mutating func append(_ localPoint: Vector2, _ feature: ContactFeature) {
        if count == 0 {
            (points.0.localPoint, features.0) = (localPoint, feature)
        } else {
            (points.1.localPoint, features.1) = (localPoint, feature)
        }
        count += 1
    }

    /// Copies the impulses of points with the same features from the last manifold: warm starting (Catto,
    /// "Iterative Dynamics with Temporal Coherence", GDC 2005).
    mutating func inheritImpulses(from old: Manifold) {
        if count > 0 { points.0.inheritImpulses(features.0, from: old) }
        if count > 1 { points.1.inheritImpulses(features.1, from: old) }
    }
}

/// A point of a manifold, with its impulses of the last step.
struct ManifoldPoint: Sendable, BitwiseCopyable {
    /// The point of the shape without the face, or of the second shape when there is none, in its body's
    /// coordinates.
    var localPoint = Vector2.zero
    var normalImpulse: Float = 0
    var tangentImpulse: Float = 0

    fileprivate mutating func inheritImpulses(_ feature: ContactFeature, from old: Manifold) {
        if old.count > 0, old.features.0 == feature {
            (normalImpulse, tangentImpulse) = (old.points.0.normalImpulse, old.points.0.tangentImpulse)
        } else if old.count > 1, old.features.1 == feature {
            (normalImpulse, tangentImpulse) = (old.points.1.normalImpulse, old.points.1.tangentImpulse)
        }
    }
}

/// The identity of a manifold's point: the pair of features, a corner or a side of each shape, that creates
/// it.
struct ContactFeature: Sendable, Hashable, BitwiseCopyable {
    enum Kind: UInt8, Sendable { case corner, side }

    /// The indices of both features in the two lower bytes, their kinds in the two upper ones; the first
    /// shape's in the lower byte of each two.
    var bits: UInt32

    init(first: UInt8 = 0, second: UInt8 = 0, firstKind: Kind = .corner, secondKind: Kind = .corner) {
        bits =
            UInt32(first) | UInt32(second) << 8 | UInt32(firstKind.rawValue) << 16
            | UInt32(secondKind.rawValue) << 24
    }

    init(bits: UInt32) { self.bits = bits }

    /// The index of the second shape's feature.
    var second: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

    /// The feature with the shapes exchanged.
    var swapped: ContactFeature {
        ContactFeature(bits: (bits & 0x00ff_00ff) << 8 | (bits >> 8) & 0x00ff_00ff)
    }
}

/// An end of an edge during clipping, with its feature.
struct ClipPoint {
    var position: Vector2
    var feature: ContactFeature
}

/// Returns the part of an edge where dot(normal, p) <= offset; nil when no part of positive length is left
/// (Sutherland and Hodgman, 1974). A clipped end takes the clipping face's corner `corner` as its feature.
func clip(_ edge: (ClipPoint, ClipPoint), normal: Vector2, offset: Float, corner: Int) -> (
    ClipPoint, ClipPoint
)? {
    let first = dot(normal, edge.0.position) - offset
    let second = dot(normal, edge.1.position) - offset
    if first <= 0 && second <= 0 { return edge }
    guard first * second < 0 else { return nil }
    let fraction = first / (first - second)
    let cut = ClipPoint(
        position: edge.0.position + fraction * (edge.1.position - edge.0.position),
        feature: ContactFeature(
            first: UInt8(truncatingIfNeeded: corner), second: edge.0.feature.second, firstKind: .corner,
            secondKind: .side))
    return first <= 0 ? (edge.0, cut) : (edge.1, cut)
}

/// Where two shapes touch: up to two points, relative to a face of one of them, which holds while both move a
/// little.
struct Manifold: Sendable {
    /// Whose face the points are measured from; neither where two points meet, a circle's middle and
    /// another's or a corner.
    enum Face: Sendable { case first, second, neither }

    var face = Face.first
    /// The face's normal, in its body's coordinates.
    var localNormal = Vector2.zero
    /// A point of the face, in its body's coordinates; without a face the first body's point.
    var localPoint = Vector2.zero
    var count = 0
    var points = (ManifoldPoint(), ManifoldPoint())

    subscript(index: Int) -> ManifoldPoint {
        get { index == 0 ? points.0 : points.1 }
        _modify {
            if index == 0 { yield &points.0 } else { yield &points.1 }
        }
    }

    mutating func append(_ point: ManifoldPoint) {
        self[count] = point
        count += 1
    }

    /// Takes over the impulses of points that are the same as before, so that the solver starts warm.
    mutating func inheritImpulses(from old: Manifold) {
        for i in 0..<count {
            for k in 0..<old.count where old[k].feature == self[i].feature {
                self[i].normalImpulse = old[k].normalImpulse
                self[i].tangentImpulse = old[k].tangentImpulse
                break
            }
        }
    }
}

/// A touching point: where, which features of the shapes made it, and what impulses held it last.
struct ManifoldPoint: Sendable {
    /// The point on the shape that does not own the face, or on the second, in its body's coordinates.
    var localPoint = Vector2.zero
    var normalImpulse: Float = 0
    var tangentImpulse: Float = 0
    var feature = ContactFeature()
}

/// The pair of features, a corner or a side of each shape, whose meeting is a point; a point keeps its
/// identity with it.
struct ContactFeature: Sendable, Hashable {
    enum Kind: UInt8, Sendable { case corner, side }

    var first: UInt8 = 0
    var second: UInt8 = 0
    var firstKind = Kind.corner
    var secondKind = Kind.corner

    var swapped: ContactFeature {
        ContactFeature(first: second, second: first, firstKind: secondKind, secondKind: firstKind)
    }
}

/// A point on its way to a manifold, with its feature.
struct ClipPoint {
    var position: Vector2
    var feature: ContactFeature
}

/// Cuts a segment to the side of a line where dot(normal, p) <= offset; nil when less than a segment is left.
/// An end that is cut takes the corner `corner` of the face that cuts it as its feature.
func clip(_ segment: (ClipPoint, ClipPoint), normal: Vector2, offset: Float, corner: Int) -> (
    ClipPoint, ClipPoint
)? {
    let first = dot(normal, segment.0.position) - offset
    let second = dot(normal, segment.1.position) - offset
    if first <= 0 && second <= 0 { return segment }
    guard first * second < 0 else { return nil }
    let fraction = first / (first - second)
    let cut = ClipPoint(
        position: segment.0.position + fraction * (segment.1.position - segment.0.position),
        feature: ContactFeature(
            first: UInt8(truncatingIfNeeded: corner), second: segment.0.feature.second, firstKind: .corner,
            secondKind: .side))
    return first <= 0 ? (segment.0, cut) : (segment.1, cut)
}

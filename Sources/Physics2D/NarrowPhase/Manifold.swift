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

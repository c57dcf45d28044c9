/// A point of a manifold, with its impulses of the last step.
struct ManifoldPoint: Sendable, BitwiseCopyable {
    /// The point of the shape without the face, or of the second shape when there is none, in its body's
    /// coordinates.
    var localPoint = Vector2.zero
    var normalImpulse: Float = 0
    var tangentImpulse: Float = 0

    mutating func inheritImpulses(_ feature: ContactFeature, from old: Manifold) {
        if old.count > 0, old.features.0 == feature {
            (normalImpulse, tangentImpulse) = (old.points.0.normalImpulse, old.points.0.tangentImpulse)
        } else if old.count > 1, old.features.1 == feature {
            (normalImpulse, tangentImpulse) = (old.points.1.normalImpulse, old.points.1.tangentImpulse)
        }
    }
}

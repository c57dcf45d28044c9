/// A rotation and a translation, which map local coordinates to the world's, in meters.
struct Transform: Sendable, Hashable {
    var position: Vector2
    var rotation: Rotation

    static let identity = Transform(position: .zero, rotation: .identity)

    /// Returns a point of local coordinates in the world's.
    func apply(_ v: Vector2) -> Vector2 {
        Vector2(
            (rotation.cosine * v.x - rotation.sine * v.y) + position.x,
            (rotation.sine * v.x + rotation.cosine * v.y) + position.y)
    }

    /// Returns a point of the world's coordinates in local ones.
    func applyInverse(_ v: Vector2) -> Vector2 {
        rotation.inverseRotate(v - position)
    }

    /// Returns the transform from local coordinates to those of `base`.
    func relative(to base: Transform) -> Transform {
        Transform(
            position: base.rotation.inverseRotate(position - base.position),
            rotation: rotation.relative(to: base.rotation))
    }
}

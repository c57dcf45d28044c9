/// A rotation and a translation, which map local coordinates to world coordinates, in meters.
struct Transform: Sendable, Hashable {
    var position: Vector2
    var rotation: Rotation

    /// Returns the world coordinates of a local point.
    func apply(_ v: Vector2) -> Vector2 {
        Vector2(
            (rotation.cosine * v.x - rotation.sine * v.y) + position.x,
            (rotation.sine * v.x + rotation.cosine * v.y) + position.y)
    }

    /// Returns the local coordinates of a world point.
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

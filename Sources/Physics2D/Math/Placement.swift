/// Where something stands and how it is turned: a map from its own coordinates to the world's, in metres.
struct Placement: Sendable, Hashable {
    var position: Vector2
    var rotation: Rotation

    static let identity = Placement(position: .zero, rotation: .identity)

    /// From own coordinates to the world's.
    func placing(_ v: Vector2) -> Vector2 {
        Vector2(
            (rotation.cosine * v.x - rotation.sine * v.y) + position.x,
            (rotation.sine * v.x + rotation.cosine * v.y) + position.y)
    }

    /// From the world's coordinates to own ones.
    func unplacing(_ v: Vector2) -> Vector2 {
        rotation.turningBack(v - position)
    }

    /// From own coordinates to those of `base`.
    func relative(to base: Placement) -> Placement {
        Placement(
            position: base.rotation.turningBack(position - base.position),
            rotation: rotation.relative(to: base.rotation))
    }
}

/// A manifold in the world: the unit normal from the first shape to the second, and the points halfway
/// between their surfaces, in meters.
struct WorldManifold {
    var normal = Vector2.zero
    var points = (Vector2.zero, Vector2.zero)

    init(_ manifold: Manifold, _ a: Transform, _ skinA: Float, _ b: Transform, _ skinB: Float) {
        guard manifold.count > 0 else { return }
        if manifold.face == .neither {
            addContact(from: a.apply(manifold.localPoint), skinA, to: b.apply(manifold[0].localPoint), skinB)
            return
        }
        let isFirst = manifold.face == .first
        let (face, other) = isFirst ? (a, b) : (b, a)
        let (faceSkin, otherSkin) = isFirst ? (skinA, skinB) : (skinB, skinA)
        let faceNormal = face.rotation.rotate(manifold.localNormal)
        let plane = face.apply(manifold.localPoint)
        func midpoint(_ point: ManifoldPoint) -> Vector2 {
            let clip = other.apply(point.localPoint)
            let onFace = clip + (faceSkin - dot(clip - plane, faceNormal)) * faceNormal
            let onOther = clip - otherSkin * faceNormal
            return 0.5 * (onFace + onOther)
        }
        points.0 = midpoint(manifold.points.0)
        if manifold.count == 2 { points.1 = midpoint(manifold.points.1) }
        normal = isFirst ? faceNormal : -faceNormal
    }

    /// Computes the normal and the midpoint for two points without a face. Where the points coincide, any
    /// normal serves as well as another.
    private mutating func addContact(from a: Vector2, _ skinA: Float, to b: Vector2, _ skinB: Float) {
        let displacement = b - a
        normal =
            displacement.lengthSquared > Float.ulpOfOne * Float.ulpOfOne
            ? displacement.normalized : Vector2(1, 0)
        points.0 = 0.5 * ((a + skinA * normal) + (b - skinB * normal))
    }
}

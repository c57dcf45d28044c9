/// A symmetric 3 by 3 matrix, which couples the three equations of a joint.
struct SymmetricMatrix3: Sendable, Hashable {
    var xx: Float = 0
    var xy: Float = 0
    var xz: Float = 0
    var yy: Float = 0
    var yz: Float = 0
    var zz: Float = 0

    /// Returns the vector that the matrix maps to `b`, by Cramer's rule; zero when the determinant is 0.
    func solve(_ b: Vector3) -> Vector3 {
        let (first, second, third) = (Vector3(xx, xy, xz), Vector3(xy, yy, yz), Vector3(xz, yz, zz))
        var determinant = dot(first, cross(second, third))
        if determinant != 0 { determinant = 1 / determinant }
        return Vector3(
            determinant * dot(b, cross(second, third)), determinant * dot(first, cross(b, third)),
            determinant * dot(first, cross(second, b)))
    }

    /// Returns the same for the upper left 2 by 2 matrix.
    func solve(_ b: Vector2) -> Vector2 {
        var determinant = xx * yy - xy * xy
        if determinant != 0 { determinant = 1 / determinant }
        return Vector2(determinant * (yy * b.x - xy * b.y), determinant * (xx * b.y - xy * b.x))
    }

    /// The effect of the third impulse on the first two equations.
    var thirdColumn: Vector2 { Vector2(xz, yz) }
}

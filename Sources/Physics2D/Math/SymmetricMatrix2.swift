/// A symmetric 2 by 2 matrix, which couples the two points of a contact.
struct SymmetricMatrix2: Sendable, Hashable {
    var xx: Float = 0
    var xy: Float = 0
    var yy: Float = 0

    static func * (m: SymmetricMatrix2, v: Vector2) -> Vector2 {
        Vector2(m.xx * v.x + m.xy * v.y, m.xy * v.x + m.yy * v.y)
    }

    var inverse: SymmetricMatrix2 {
        var determinant = xx * yy - xy * xy
        if determinant != 0 { determinant = 1 / determinant }
        return SymmetricMatrix2(xx: determinant * yy, xy: -determinant * xy, yy: determinant * xx)
    }
}

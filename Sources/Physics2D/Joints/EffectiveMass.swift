// Cramer's rule divides by the determinant, which is a small difference of large products where light bodies
// hang on long moment arms. An anchor at a distance r from the center of mass adds r^2 times the inverse
// inertia to the inverse effective mass; for a body of 0.1 m at 3 m that is thousands of times the inverse
// mass. A determinant below 1e-4 of the product of the diagonal has hardly more than two correct digits in 32
// bits; below 1e-7 it has none, and its sign may be wrong: the impulse then points anywhere. There the
// equations are solved in 64 bits, with a diagonal larger by 1e-6. That exceeds the rounding errors of the
// matrix, so it keeps the matrix positive definite, and it makes the joint a little soft ("constraint force
// mixing" in the manual of the Open Dynamics Engine).
private let worstCondition: Float = 1e-4
private let softening = 1 + 1e-6

extension SymmetricMatrix3 {
    /// Returns the impulse that changes three speeds by given amounts; zero when there is no finite one.
    func impulse(for change: Vector3) -> Vector3 {
        let cofactors = Vector3(yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy)
        let determinant = dot(Vector3(xx, xy, xz), cofactors)
        let impulse =
            determinant > worstCondition * (xx * yy * zz) ? solve(change) : softenedImpulse(for: change)
        return (impulse.x + impulse.y + impulse.z).isFinite ? impulse : .zero
    }

    /// Returns the impulse that changes the first two speeds alone.
    func impulse(for change: Vector2) -> Vector2 {
        let isWellConditioned = xx * yy - xy * xy > worstCondition * (xx * yy)
        let impulse = isWellConditioned ? solve(change) : softenedImpulse(for: change)
        return impulse.isFinite ? impulse : .zero
    }

    private func softenedImpulse(for change: Vector3) -> Vector3 {
        let (xx, xy, xz) = (Double(xx) * softening, Double(xy), Double(xz))
        let (yy, yz, zz) = (Double(yy) * softening, Double(yz), Double(zz) * softening)
        let (x, y, z) = (Double(change.x), Double(change.y), Double(change.z))
        let (cxx, cxy, cxz) = (yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy)
        let (cyy, cyz, czz) = (xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy)
        let determinant = xx * cxx + xy * cxy + xz * cxz
        guard determinant > 0 else { return .zero }
        return Vector3(
            Float((cxx * x + cxy * y + cxz * z) / determinant),
            Float((cxy * x + cyy * y + cyz * z) / determinant),
            Float((cxz * x + cyz * y + czz * z) / determinant))
    }

    private func softenedImpulse(for change: Vector2) -> Vector2 {
        let (xx, xy, yy) = (Double(xx) * softening, Double(xy), Double(yy) * softening)
        let (x, y) = (Double(change.x), Double(change.y))
        let determinant = xx * yy - xy * xy
        guard determinant > 0 else { return .zero }
        return Vector2(Float((yy * x - xy * y) / determinant), Float((xx * y - xy * x) / determinant))
    }
}

/// Two symmetric 2 by 2 matrices.
struct SymmetricMatrixPair: BitwiseCopyable {
    var xx, xy, yy: FloatW

    /// The inverse matrices; zero for a determinant of 0.
    @inline(__always) var inverse: SymmetricMatrixPair {
        let determinant = xx * yy - xy * xy
        let isZero = (determinant .<= 0) .& (determinant .>= 0)
        let factor = select(isZero, determinant, 1 / determinant)
        return SymmetricMatrixPair(xx: factor * yy, xy: (factor * xy).negated, yy: factor * xx)
    }

    /// The lanes in which the condition number, estimated as Box2D does, is below the limit.
    @inline(__always) var isWellConditioned: MaskW {
        xx * xx .< Tuning.maximumConditionNumber * (xx * yy - xy * xy)
    }

    @inline(__always) func orZero(where mask: UIntW) -> SymmetricMatrixPair {
        SymmetricMatrixPair(
            xx: xx.orZero(where: mask), xy: xy.orZero(where: mask), yy: yy.orZero(where: mask))
    }
}

/// A rotation in the plane, stored as sine and cosine so that vectors rotate without trigonometry.
struct Rotation: Sendable, Hashable {
    var sine: Float
    var cosine: Float

    static let identity = Rotation(sine: 0, cosine: 1)

    init(sine: Float, cosine: Float) {
        self.sine = sine
        self.cosine = cosine
    }

    /// Creates the rotation by an angle in radians. Sine and cosine are NaN for an angle that is not finite,
    /// so that the error shows in everything computed from them.
    init(angle: Float) {
        let turn = sineAndCosine(Double(angle))
        sine = Float(turn.sine)
        cosine = Float(turn.cosine)
    }

    func rotate(_ v: Vector2) -> Vector2 {
        Vector2(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
    }

    func inverseRotate(_ v: Vector2) -> Vector2 {
        Vector2(cosine * v.x + sine * v.y, -sine * v.x + cosine * v.y)
    }

    /// Returns this rotation relative to `base`: the rotation that `base` must be followed by to give this
    /// one.
    func relative(to base: Rotation) -> Rotation {
        Rotation(
            sine: base.cosine * sine - base.sine * cosine,
            cosine: base.cosine * cosine + base.sine * sine)
    }
}

/// Returns the sine and cosine of an angle, in radians.
private func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    // C libraries' sines differ in their last bits from version to version, so the solver has its own. The
    // angle is reduced to -pi/4...pi/4 by quarter turns, whose length is split in two parts so that the
    // product with a small count is exact. The Taylor series in double precision then have an error below
    // 1e-13, far less than half a unit in the last place of a float: rounding to a float is correct for all
    // but about one angle in a hundred thousand. Beyond 1e9 radians the product is no longer exact: whole
    // turns are subtracted first, by the remainder, which is exact in every C library.
    guard angle.isFinite else { return (.nan, .nan) }
    let angle = abs(angle) < 1e9 ? angle : angle.truncatingRemainder(dividingBy: 2 * .pi)
    let quarters = (angle * (2 / Double.pi)).rounded(.toNearestOrEven)
    let r = (angle - quarters * 1.5707963267341256) - quarters * 6.077100506506192e-11
    let two = series(SIMD2(repeating: r))
    let (sine, cosine) = (two.sines.x, two.cosines.x)
    switch Int(truncatingIfNeeded: Int64(quarters)) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
}

/// Returns the sines and cosines of two angles between -pi/4 and pi/4.
@inline(__always) private func series(
    _ r: SIMD2<Double>
) -> (sines: SIMD2<Double>, cosines: SIMD2<Double>) {
    let z = r * r
    var sine = 1 - z * (1.0 / 156)
    sine = 1 - z * (1.0 / 110) * sine
    sine = 1 - z * (1.0 / 72) * sine
    sine = 1 - z * (1.0 / 42) * sine
    sine = 1 - z * (1.0 / 20) * sine
    sine = r * (1 - z * (1.0 / 6) * sine)
    var cosine = 1 - z * (1.0 / 182)
    cosine = 1 - z * (1.0 / 132) * cosine
    cosine = 1 - z * (1.0 / 90) * cosine
    cosine = 1 - z * (1.0 / 56) * cosine
    cosine = 1 - z * (1.0 / 30) * cosine
    cosine = 1 - z * (1.0 / 12) * cosine
    cosine = 1 - z * 0.5 * cosine
    return (sine, cosine)
}

/// Returns the sines and cosines of four angles, with the bits of `Rotation.init(angle:)`.
func sinesAndCosines(_ angles: FloatW) -> (sines: FloatW, cosines: FloatW) {
    let (a, b) = (sinesAndCosines(angles.lowHalf), sinesAndCosines(angles.highHalf))
    return (FloatW(lowHalf: a.sines, highHalf: b.sines), FloatW(lowHalf: a.cosines, highHalf: b.cosines))
}

@inline(__always) private func sinesAndCosines(
    _ angles: SIMD2<Float>
) -> (sines: SIMD2<Float>, cosines: SIMD2<Float>) {
    // Adding 3 * 2^51 rounds to the nearest integer, halves to even, as a double of that size has no fraction
    // bits; the integer is then in the low bits. This fails for counts far beyond 1e9, at which adjacent
    // floats are whole turns apart.
    guard abs(angles.x) < 1e9, abs(angles.y) < 1e9 else {
        let (a, b) = (Rotation(angle: angles.x), Rotation(angle: angles.y))
        return (SIMD2(a.sine, b.sine), SIMD2(a.cosine, b.cosine))
    }
    let angle = SIMD2(Double(angles.x), Double(angles.y))
    let large = SIMD2<Double>(repeating: 3 * 0x1p51)
    let counted = angle * (2 / Double.pi) + large
    let quarters = counted - large
    let r = (angle - quarters * 1.5707963267341256) - quarters * 6.077100506506192e-11
    let (sine, cosine) = series(r)
    let quarter = unsafeBitCast(counted, to: SIMD2<Int64>.self)
    let isOdd = (quarter & 1) .== 1
    let swappedSine = sine.replacing(with: cosine, where: isOdd)
    let swappedCosine = cosine.replacing(with: sine, where: isOdd)
    let sines = swappedSine.replacing(with: -swappedSine, where: (quarter & 2) .== 2)
    let cosines = swappedCosine.replacing(with: -swappedCosine, where: ((quarter &+ 1) & 2) .== 2)
    return (SIMD2(Float(sines.x), Float(sines.y)), SIMD2(Float(cosines.x), Float(cosines.y)))
}

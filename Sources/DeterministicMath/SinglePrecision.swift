/// Returns the sine and cosine of an angle in radians, rounded to single precision; NaN for an angle that is
/// not finite.
@inlinable public func singleSineAndCosine(_ angle: Float) -> (sine: Float, cosine: Float) {
    // Shorter than the series in double precision, for the solver rotates every body in every step. The
    // angle is reduced to -pi/4...pi/4 by quarter turns, whose length is split in two parts so that the
    // product with a small count is exact. The Taylor series in double precision then have an error below
    // 1e-13, far less than half a unit in the last place of a float: rounding to a float is correct for all
    // but about one angle in a hundred thousand. Beyond 1e9 radians the product is no longer exact: whole
    // turns are subtracted first, by the remainder, which is exact in every C library.
    guard angle.isFinite else { return (.nan, .nan) }
    let wide = Double(angle)
    let angle = abs(wide) < 1e9 ? wide : wide.truncatingRemainder(dividingBy: 2 * .pi)
    let quarters = (angle * (2 / Double.pi)).rounded(.toNearestOrEven)
    let r = (angle - quarters * 1.5707963267341256) - quarters * 6.077100506506192e-11
    let two = shortSeries(SIMD2(repeating: r))
    let (sine, cosine) = (Float(two.sines.x), Float(two.cosines.x))
    switch Int(truncatingIfNeeded: Int64(quarters)) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
}

/// Returns the sines and cosines of two angles between -pi/4 and pi/4.
@inlinable @inline(__always) func shortSeries(
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

/// Returns the sines and cosines of two angles in radians, with the bits of `singleSineAndCosine(_:)`.
@inlinable @inline(__always) public func sinesAndCosines(
    _ angles: SIMD2<Float>
) -> (sines: SIMD2<Float>, cosines: SIMD2<Float>) {
    // Adding 3 * 2^51 rounds to the nearest integer, halves to even, as a double of that size has no fraction
    // bits; the integer is then in the low bits. This fails for counts far beyond 1e9, at which adjacent
    // floats are whole turns apart.
    guard abs(angles.x) < 1e9, abs(angles.y) < 1e9 else {
        let (a, b) = (singleSineAndCosine(angles.x), singleSineAndCosine(angles.y))
        return (SIMD2(a.sine, b.sine), SIMD2(a.cosine, b.cosine))
    }
    let angle = SIMD2(Double(angles.x), Double(angles.y))
    let large = SIMD2<Double>(repeating: 3 * 0x1p51)
    let counted = angle * (2 / Double.pi) + large
    let quarters = counted - large
    let r = (angle - quarters * 1.5707963267341256) - quarters * 6.077100506506192e-11
    let (sine, cosine) = shortSeries(r)
    let quarter = unsafeBitCast(counted, to: SIMD2<Int64>.self)
    let isOdd = (quarter & 1) .== 1
    let swappedSine = sine.replacing(with: cosine, where: isOdd)
    let swappedCosine = cosine.replacing(with: sine, where: isOdd)
    let sines = swappedSine.replacing(with: -swappedSine, where: (quarter & 2) .== 2)
    let cosines = swappedCosine.replacing(with: -swappedCosine, where: ((quarter &+ 1) & 2) .== 2)
    return (SIMD2(Float(sines.x), Float(sines.y)), SIMD2(Float(cosines.x), Float(cosines.y)))
}

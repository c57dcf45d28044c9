/// A turn in the plane, kept as sine and cosine so that vectors turn without trigonometry.
struct Rotation: Sendable, Hashable {
    var sine: Float
    var cosine: Float

    static let identity = Rotation(sine: 0, cosine: 1)

    init(sine: Float, cosine: Float) {
        self.sine = sine
        self.cosine = cosine
    }

    /// The turn by an angle in radians; sine and cosine are NaN for an angle that is not finite, so that
    /// everything that is placed by it shows that something went wrong.
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

    /// This turn, as seen from one that has turned by `base`.
    func relative(to base: Rotation) -> Rotation {
        Rotation(
            sine: base.cosine * sine - base.sine * cosine,
            cosine: base.cosine * cosine + base.sine * sine)
    }
}

// The C library's sine differs in its last bits from version to version, so the solver has its own. The angle
// is reduced to -pi/4...pi/4 by whole quarter turns, whose length is split in two so that the product with a
// small count is exact. The Taylor series in double precision then leave an error below 1e-13, far under half
// a unit in the last place of a Float: the rounding to Float is the correct one for all but about one angle
// in a hundred thousand. Beyond 1e9 radians the product is no longer exact: whole turns are taken off first,
// by the remainder, which is exact in every C library.
private func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
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

/// Sine and cosine of two angles between -pi/4 and pi/4.
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

/// The same for four angles at once, to the last bit.
func sinesAndCosines(_ angles: FloatW) -> (sines: FloatW, cosines: FloatW) {
    let (a, b) = (sinesAndCosines(angles.lowHalf), sinesAndCosines(angles.highHalf))
    return (FloatW(lowHalf: a.sines, highHalf: b.sines), FloatW(lowHalf: a.cosines, highHalf: b.cosines))
}

@inline(__always) private func sinesAndCosines(
    _ angles: SIMD2<Float>
) -> (sines: SIMD2<Float>, cosines: SIMD2<Float>) {
    // A double so large that it has no parts below 1 left rounds to whole numbers, halves to even ones; far
    // beyond any angle that a float can tell from its neighbors by less than a turn, it would not.
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

/// A turn in the plane, kept as sine and cosine so that vectors turn without trigonometry.
struct Rotation: Sendable, Hashable {
    var sine: Float
    var cosine: Float

    static let identity = Rotation(sine: 0, cosine: 1)

    init(sine: Float, cosine: Float) {
        self.sine = sine
        self.cosine = cosine
    }

    init(angle: Float) {
        let turn = sineAndCosine(Double(angle))
        sine = Float(turn.sine)
        cosine = Float(turn.cosine)
    }

    func turning(_ v: Vector2) -> Vector2 {
        Vector2(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
    }

    func turningBack(_ v: Vector2) -> Vector2 {
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
// in a hundred thousand.
private func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let quarters = (angle * (2 / Double.pi)).rounded(.toNearestOrEven)
    let r = (angle - quarters * 1.5707963267341256) - quarters * 6.077100506506192e-11
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
    switch Int(truncatingIfNeeded: Int64(quarters)) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
}

import DeterministicMath

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
        (sine, cosine) = singleSineAndCosine(angle)
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

/// Returns the sines and cosines of four angles, with the bits of `Rotation.init(angle:)`.
func sinesAndCosines(_ angles: FloatW) -> (sines: FloatW, cosines: FloatW) {
    let (a, b) = (sinesAndCosines(angles.lowHalf), sinesAndCosines(angles.highHalf))
    return (FloatW(lowHalf: a.sines, highHalf: b.sines), FloatW(lowHalf: a.cosines, highHalf: b.cosines))
}

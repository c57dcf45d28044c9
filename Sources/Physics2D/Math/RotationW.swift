/// Four rotations, as cosines and sines.
struct RotationW {
    var cosine, sine: FloatW

    /// Returns four vectors rotated, with the arithmetic of `Rotation.rotate`.
    @inline(__always) func rotate(_ v: Vec2W) -> Vec2W {
        Vec2W(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
    }

    @inline(__always) func inverseRotate(_ v: Vec2W) -> Vec2W {
        Vec2W(cosine * v.x + sine * v.y, -sine * v.x + cosine * v.y)
    }

    /// Returns the rotations relative to four others.
    @inline(__always) func relative(to base: RotationW) -> RotationW {
        RotationW(
            cosine: base.cosine * cosine + base.sine * sine, sine: base.cosine * sine - base.sine * cosine)
    }
}

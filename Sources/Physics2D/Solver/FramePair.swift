/// The frames of two bodies: the positions of their origins and their rotations.
struct FramePair {
    var position, sine, cosine: FloatW

    /// Returns two vectors rotated, with the bits of `Rotation.rotate`.
    @inline(__always) func rotate(_ v: FloatW) -> FloatW { cosine * v + sine * v.leftNormals }

    /// Returns two points in the world, with the bits of `Transform.apply`.
    @inline(__always) func apply(_ v: FloatW) -> FloatW { rotate(v) + position }
}

@inline(__always) func select(_ mask: MaskW, _ a: FramePair, _ b: FramePair) -> FramePair {
    FramePair(
        position: select(mask, a.position, b.position), sine: select(mask, a.sine, b.sine),
        cosine: select(mask, a.cosine, b.cosine))
}

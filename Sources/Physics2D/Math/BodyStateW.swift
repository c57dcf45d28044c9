/// The velocities or position deltas of four bodies: x and y, and the angular part. The rows' fourth scalar
/// is not read, and scattering overwrites it.
struct BodyStateW {
    var x, y, angular: FloatW

    @inline(__always) init(_ rows: UnsafePointer<FloatW>, _ bodies: UnsafePointer<BodyIndicesW>) {
        let (base, offsets) = (UnsafeRawPointer(rows), bodies.pointee.offsets)
        let (a, b) = (base + Int(offsets[0]), base + Int(offsets[1]))
        let (c, d) = (base + Int(offsets[2]), base + Int(offsets[3]))
        let low = SIMD8(lowHalf: halves(a, b, 0), highHalf: halves(c, d, 0))
        let high = SIMD8(lowHalf: halves(a, b, 8), highHalf: halves(c, d, 8))
        (x, y, angular) = (low.evenHalf, low.oddHalf, high.evenHalf)
    }

    @inline(__always) func scatter(
        to rows: UnsafeMutablePointer<FloatW>, _ bodies: UnsafePointer<BodyIndicesW>
    ) {
        let (base, offsets) = (UnsafeMutableRawPointer(rows), bodies.pointee.offsets)
        let (a, b) = (base + Int(offsets[0]), base + Int(offsets[1]))
        let (c, d) = (base + Int(offsets[2]), base + Int(offsets[3]))
        scatterHalves(x, y, a, b, c, d, 0)
        scatterHalves(angular, angular, a, b, c, d, 8)
    }
}

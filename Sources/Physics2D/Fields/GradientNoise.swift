// Gradient noise (Perlin, "Improving Noise", 2002). Each point of an integer lattice has a gradient that
// depends on the point and the seed alone. Within a cell, the linear functions of its eight corners'
// gradients are blended with weights that run from 0 to 1 and have first and second derivatives of 0 at both
// ends, so that the noise has no seams. The noise is 0 at lattice points and largest halfway between them; it
// stays between -1 and 1.

/// Returns a smooth noise in space and time, between -1 and 1; the same arguments give the same bits on every
/// machine.
func gradientNoise(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
    // The lattice is shifted so that round coordinates do not fall on its zeros.
    let (x, y, z) = (within(x) + 0.371, within(y) + 0.637, within(z) + 0.283)
    let (left, top, front) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (dx, dy, dz) = (x - left, y - top, z - front)
    func slope(_ i: Int, _ j: Int, _ k: Int) -> Double {
        let bits = scramble(Int(left) + i, Int(top) + j, Int(front) + k, seed)
        return gradient(bits, dx - Double(i), dy - Double(j), dz - Double(k))
    }
    let (u, v, w) = (smoothStep(dx), smoothStep(dy), smoothStep(dz))
    func row(_ j: Int, _ k: Int) -> Double { mix(slope(0, j, k), slope(1, j, k), u) }
    func plane(_ k: Int) -> Double { mix(row(0, k), row(1, k), v) }
    return mix(plane(0), plane(1), w)
}

/// Clamps a coordinate to 1e9, as floats are coarser than a cell far beyond.
private func within(_ coordinate: Double) -> Double { max(-1e9, min(coordinate, 1e9)) }

private func smoothStep(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }

private func mix(_ a: Double, _ b: Double, _ share: Double) -> Double { a + share * (b - a) }

/// Returns the value of a lattice point's linear function at an offset. The gradients point to the midpoints
/// of a cube's twelve edges.
private func gradient(_ bits: UInt64, _ x: Double, _ y: Double, _ z: Double) -> Double {
    let first = bits & 1 == 0 ? 1.0 : -1.0
    let second = bits & 2 == 0 ? 1.0 : -1.0
    switch (bits >> 2) % 3 {
    case 0: return first * x + second * y
    case 1: return first * y + second * z
    default: return first * z + second * x
    }
}

/// Returns a hash of a lattice point and the seed in which each bit depends on all of them.
private func scramble(_ i: Int, _ j: Int, _ k: Int, _ seed: UInt64) -> UInt64 {
    let bits = stir(stir(stir(seed &* 0x9e37_79b9_7f4a_7c15, i), j), k)
    return bits ^ bits >> 29
}

/// Mixes a number into a hash. The multiplier is 2^64 divided by the golden ratio, as in Fibonacci hashing.
private func stir(_ bits: UInt64, _ number: Int) -> UInt64 {
    var bits = bits ^ UInt64(bitPattern: Int64(number))
    for _ in 0..<3 { bits = (bits ^ bits >> 32) &* 0x9e37_79b9_7f4a_7c15 }
    return bits ^ bits >> 32
}

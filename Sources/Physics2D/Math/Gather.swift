// Gather and scatter: four rows of 16 bytes become four columns of lanes and back, a 4 by 4 transpose. Half
// rows are loaded and stored as 8-byte values, so that loads and stores do half of the shuffling.

/// Returns the halves of two rows at an offset of 0 or 8 bytes.
@inline(__always) func halves(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ offset: Int) -> FloatW {
    let first = a.loadUnaligned(fromByteOffset: offset, as: Double.self)
    let second = b.loadUnaligned(fromByteOffset: offset, as: Double.self)
    return unsafeBitCast(SIMD2(first, second), to: FloatW.self)
}

/// Stores a pair of columns as the halves of four rows, at an offset of 0 or 8 bytes.
@inline(__always) func scatterHalves(
    _ x: FloatW, _ y: FloatW, _ a: UnsafeMutableRawPointer, _ b: UnsafeMutableRawPointer,
    _ c: UnsafeMutableRawPointer, _ d: UnsafeMutableRawPointer, _ offset: Int
) {
    var pairs = SIMD8<Float>.zero
    (pairs.evenHalf, pairs.oddHalf) = (x, y)
    let first = unsafeBitCast(pairs.lowHalf, to: SIMD2<Double>.self)
    let last = unsafeBitCast(pairs.highHalf, to: SIMD2<Double>.self)
    a.storeBytes(of: first.x, toByteOffset: offset, as: Double.self)
    b.storeBytes(of: first.y, toByteOffset: offset, as: Double.self)
    c.storeBytes(of: last.x, toByteOffset: offset, as: Double.self)
    d.storeBytes(of: last.y, toByteOffset: offset, as: Double.self)
}

// The sequential solver solves two contacts at once that share no moving body, one in each half of the SIMD
// registers. Each half has the arithmetic of a single contact, and so the same bits. The x and y of a vector
// are neighbors; a scalar fills both lanes of its half.

/// One body of each of two contacts.
struct BodyPair: BitwiseCopyable {
    let first, second: UnsafeMutablePointer<Body>

    /// Loads a vector of both bodies.
    @inline(__always) func vectors(
        _ field: (UnsafeMutablePointer<Body>) -> UnsafeMutablePointer<Vector2>
    ) -> FloatW {
        let p = UnsafeRawPointer(field(first)).loadUnaligned(as: Double.self)
        let q = UnsafeRawPointer(field(second)).loadUnaligned(as: Double.self)
        return unsafeBitCast(SIMD2(p, q), to: FloatW.self)
    }

    /// Stores a vector of both bodies.
    @inline(__always) func store(
        _ vectors: FloatW, _ field: (UnsafeMutablePointer<Body>) -> UnsafeMutablePointer<Vector2>
    ) {
        let halves = unsafeBitCast(vectors, to: SIMD2<Double>.self)
        UnsafeMutableRawPointer(field(first)).storeBytes(of: halves.x, as: Double.self)
        UnsafeMutableRawPointer(field(second)).storeBytes(of: halves.y, as: Double.self)
    }

    /// Loads a scalar of both bodies.
    @inline(__always) func scalars(_ field: (UnsafeMutablePointer<Body>) -> Float) -> FloatW {
        FloatW(pair: field(first), field(second))
    }
}

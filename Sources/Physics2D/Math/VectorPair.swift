// Two vectors in one SIMD register: the x and y of each are neighbors, and a scalar fills both lanes of its
// half.

extension FloatW {
    /// Creates a pair of scalars.
    @inline(__always) init(pair first: Float, _ second: Float) { self.init(first, first, second, second) }

    /// Creates a pair of vectors.
    @inline(__always) init(pair first: Vector2, _ second: Vector2) {
        self.init(first.x, first.y, second.x, second.y)
    }

    /// Returns the lanes where a mask is set, +0 elsewhere. Subtracting the result keeps the other lanes bit
    /// by bit, as x - 0 is x, even for a zero.
    @inline(__always) func orZero(where mask: UIntW) -> FloatW { FloatW(bits: bits & mask) }
}

/// Returns the dot products of two pairs of vectors.
@inline(__always) func dotPair(_ a: FloatW, _ b: FloatW) -> FloatW {
    let products = a * b
    return products + products.swapped
}

/// Returns the cross products of two pairs of vectors, as the dot products with (p.y, -p.x).
@inline(__always) func crossPair(_ a: FloatW, _ b: FloatW) -> FloatW { dotPair(a, b.rightNormals) }

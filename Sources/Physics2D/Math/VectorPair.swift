// Two vectors in one SIMD register: x and y are neighbors, and a scalar stands in both lanes of its half.

extension FloatW {
    /// Two scalars.
    @inline(__always) init(pair first: Float, _ second: Float) { self.init(first, first, second, second) }

    /// Two vectors.
    @inline(__always) init(pair first: Vector2, _ second: Vector2) {
        self.init(first.x, first.y, second.x, second.y)
    }

    /// The lanes where a mask holds, +0 elsewhere: x - 0 keeps the bits of x, a zero's sign too.
    @inline(__always) func orZero(where mask: UIntW) -> FloatW { FloatW(bits: bits & mask) }
}

/// Returns the dot products of two pairs of vectors.
@inline(__always) func dotPair(_ a: FloatW, _ b: FloatW) -> FloatW {
    let products = a * b
    return products + products.swapped
}

/// Returns the cross products of two pairs of vectors: x p.y - y p.x, the dot product with (p.y, -p.x).
@inline(__always) func crossPair(_ a: FloatW, _ b: FloatW) -> FloatW { dotPair(a, b.rightNormals) }

internal import CSIMD

/// Four floats.
typealias FloatW = SIMD4<Float>

// These take the place of the standard library's operators, which compute lane after lane. Products and sums
// stay apart: no fused multiply-add.
extension FloatW {
    @inline(__always) static func + (a: FloatW, b: FloatW) -> FloatW { simd_four_add(a, b) }
    @inline(__always) static func - (a: FloatW, b: FloatW) -> FloatW { simd_four_subtract(a, b) }
    @inline(__always) static func * (a: FloatW, b: FloatW) -> FloatW { simd_four_multiply(a, b) }
    @inline(__always) static func / (a: FloatW, b: FloatW) -> FloatW { simd_four_divide(a, b) }
    /// Returns 0 - a, as the standard library does: the sign of a zero is lost.
    @inline(__always) static prefix func - (a: FloatW) -> FloatW { FloatW.zero - a }
    /// The lanes with the other sign; a zero gets the other sign, too.
    @inline(__always) var negated: FloatW { simd_four_negate(self) }

    @inline(__always) static func + (a: FloatW, b: Float) -> FloatW { a + FloatW(repeating: b) }
    @inline(__always) static func - (a: FloatW, b: Float) -> FloatW { a - FloatW(repeating: b) }
    @inline(__always) static func * (a: Float, b: FloatW) -> FloatW { FloatW(repeating: a) * b }
    @inline(__always) static func / (a: Float, b: FloatW) -> FloatW { FloatW(repeating: a) / b }
    @inline(__always) static func + (a: Float, b: FloatW) -> FloatW { FloatW(repeating: a) + b }

    @inline(__always) static func += (a: inout FloatW, b: FloatW) { a = a + b }
    @inline(__always) static func -= (a: inout FloatW, b: FloatW) { a = a - b }

    @inline(__always) init(bits: UIntW) { self = unsafeBitCast(bits, to: FloatW.self) }
    @inline(__always) var bits: UIntW { unsafeBitCast(self, to: UIntW.self) }
}

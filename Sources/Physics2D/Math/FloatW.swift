internal import CSIMD

// These operators shadow the standard library's, which compute lane after lane.

/// Four floats, one in each lane.
typealias FloatW = SIMD4<Float>
/// Four unsigned integers.
typealias UIntW = SIMD4<UInt32>
/// Four Boolean values, all bits of a lane set for true.
typealias MaskW = SIMDMask<SIMD4<Int32>>

extension FloatW {
    @inline(__always) static func + (a: FloatW, b: FloatW) -> FloatW { csimd_add(a, b) }
    @inline(__always) static func - (a: FloatW, b: FloatW) -> FloatW { csimd_subtract(a, b) }
    @inline(__always) static func * (a: FloatW, b: FloatW) -> FloatW { csimd_multiply(a, b) }
    @inline(__always) static func / (a: FloatW, b: FloatW) -> FloatW { csimd_divide(a, b) }
    /// Returns 0 - a, as the standard library does: the result is never -0.
    @inline(__always) static prefix func - (a: FloatW) -> FloatW { FloatW.zero - a }
    /// The lanes with the opposite sign, zeros included.
    @inline(__always) var negated: FloatW { csimd_negate(self) }

    @inline(__always) static func + (a: FloatW, b: Float) -> FloatW { a + FloatW(repeating: b) }
    @inline(__always) static func + (a: Float, b: FloatW) -> FloatW { FloatW(repeating: a) + b }
    @inline(__always) static func - (a: FloatW, b: Float) -> FloatW { a - FloatW(repeating: b) }
    @inline(__always) static func * (a: Float, b: FloatW) -> FloatW { FloatW(repeating: a) * b }
    @inline(__always) static func / (a: Float, b: FloatW) -> FloatW { FloatW(repeating: a) / b }
    @inline(__always) static func += (a: inout FloatW, b: FloatW) { a = a + b }
    @inline(__always) static func -= (a: inout FloatW, b: FloatW) { a = a - b }

    @inline(__always) static func .< (a: FloatW, b: FloatW) -> MaskW { MaskW(csimd_is_less(a, b)) }
    @inline(__always) static func .<= (a: FloatW, b: FloatW) -> MaskW { MaskW(csimd_is_at_most(a, b)) }
    @inline(__always) static func .> (a: FloatW, b: FloatW) -> MaskW { b .< a }
    @inline(__always) static func .>= (a: FloatW, b: FloatW) -> MaskW { b .<= a }
    @inline(__always) static func .< (a: FloatW, b: Float) -> MaskW { a .< FloatW(repeating: b) }
    @inline(__always) static func .<= (a: FloatW, b: Float) -> MaskW { a .<= FloatW(repeating: b) }
    @inline(__always) static func .> (a: FloatW, b: Float) -> MaskW { a .> FloatW(repeating: b) }
    @inline(__always) static func .>= (a: FloatW, b: Float) -> MaskW { a .>= FloatW(repeating: b) }

    @inline(__always) init(bits: UIntW) { self = unsafeBitCast(bits, to: FloatW.self) }
    @inline(__always) var bits: UIntW { unsafeBitCast(self, to: UIntW.self) }

    // Two vectors in one register, each with x and y side by side.

    /// The vectors with x and y exchanged.
    @inline(__always) var swapped: FloatW { csimd_swap(self) }
    /// The vectors turned clockwise by 90 degrees, in a plane whose y points up.
    @inline(__always) var rightNormals: FloatW { csimd_turn_right(self) }
    /// The vectors turned counterclockwise by 90 degrees.
    @inline(__always) var leftNormals: FloatW { csimd_turn_left(self) }
}

extension UIntW {
    @inline(__always) static func & (a: UIntW, b: UIntW) -> UIntW { csimd_and(a, b) }
    @inline(__always) static func & (a: UIntW, b: UInt32) -> UIntW { a & UIntW(repeating: b) }
    @inline(__always) static func | (a: UIntW, b: UIntW) -> UIntW { csimd_or(a, b) }
    @inline(__always) static func ^ (a: UIntW, b: UIntW) -> UIntW { csimd_xor(a, b) }
    @inline(__always) static func .== (a: UIntW, b: UIntW) -> MaskW { MaskW(csimd_is_equal(a, b)) }
    @inline(__always) static func .== (a: UIntW, b: UInt32) -> MaskW { a .== UIntW(repeating: b) }
}

extension MaskW {
    @inline(__always) init(bits: UIntW) { self = unsafeBitCast(bits, to: MaskW.self) }
    @inline(__always) var bits: UIntW { unsafeBitCast(self, to: UIntW.self) }

    @inline(__always) fileprivate init(_ lanes: SIMD4<Int32>) {
        self = unsafeBitCast(lanes, to: MaskW.self)
    }

    @inline(__always) fileprivate var lanes: SIMD4<Int32> { unsafeBitCast(self, to: SIMD4<Int32>.self) }

    @inline(__always) static func .& (a: MaskW, b: MaskW) -> MaskW { MaskW(csimd_both(a.lanes, b.lanes)) }
    @inline(__always) static func .| (a: MaskW, b: MaskW) -> MaskW { MaskW(csimd_either(a.lanes, b.lanes)) }
    @inline(__always) static prefix func .! (a: MaskW) -> MaskW { MaskW(csimd_not(a.lanes)) }
}

/// Returns the smaller of each pair of lanes.
@inline(__always) func min(_ a: FloatW, _ b: FloatW) -> FloatW { csimd_smaller(a, b) }

/// Returns the larger of each pair of lanes.
@inline(__always) func max(_ a: FloatW, _ b: FloatW) -> FloatW { csimd_larger(a, b) }

/// Returns the absolute value of each lane.
@inline(__always) func abs(_ a: FloatW) -> FloatW { max(a, -a) }

/// Returns, lane by lane, the first value where a mask is true and the second elsewhere.
@inline(__always) func select(_ mask: MaskW, _ a: FloatW, _ b: FloatW) -> FloatW {
    csimd_select(mask.lanes, a, b)
}

/// Returns, lane by lane, the first value where a mask is true and the second elsewhere.
@inline(__always) func select(_ mask: MaskW, _ a: UIntW, _ b: UIntW) -> UIntW {
    csimd_select_bits(mask.lanes, a, b)
}

/// Returns whether a mask is true in all lanes.
@inline(__always) func all(_ mask: MaskW) -> Bool { !any(.!mask) }

/// The indices of four bodies, as byte offsets into an array of 16-byte rows.
struct BodyIndicesW: BitwiseCopyable {
    var offsets: UIntW

    @inline(__always) init(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) {
        self.init(
            UIntW(
                UInt32(bitPattern: a), UInt32(bitPattern: b), UInt32(bitPattern: c), UInt32(bitPattern: d)))
    }

    @inline(__always) init(_ indices: UIntW) { offsets = indices &<< 4 }

    @inline(__always) var indices: UIntW { offsets &>> 4 }

    /// Replaces the masked bodies by one other row.
    @inline(__always) mutating func replace(where mask: MaskW, with row: Int) {
        offsets = offsets.replacing(
            with: UIntW(repeating: UInt32(truncatingIfNeeded: row) &<< 4), where: mask)
    }
}

/// The identity of a manifold's point: the pair of features, a corner or a side of each shape, that creates
/// it.
struct ContactFeature: Sendable, Hashable, BitwiseCopyable {
    enum Kind: UInt8, Sendable { case corner, side }

    /// The indices of both features in the two lower bytes, their kinds in the two upper ones; the first
    /// shape's in the lower byte of each two.
    var bits: UInt32

    init(first: UInt8 = 0, second: UInt8 = 0, firstKind: Kind = .corner, secondKind: Kind = .corner) {
        bits =
            UInt32(first) | UInt32(second) << 8 | UInt32(firstKind.rawValue) << 16
            | UInt32(secondKind.rawValue) << 24
    }

    init(bits: UInt32) { self.bits = bits }

    /// The index of the second shape's feature.
    var second: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

    /// The feature with the shapes exchanged.
    var swapped: ContactFeature {
        ContactFeature(bits: (bits & 0x00ff_00ff) << 8 | (bits >> 8) & 0x00ff_00ff)
    }
}

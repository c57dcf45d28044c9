/// The random numbers of a film, which are the same in every run: SplitMix64 from a fixed seed. Flipbook's
/// own.
public struct FilmRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Creates the numbers from their beginning.
    public init() {}

    /// Creates the numbers of a seed.
    package init(seed: UInt64) { state ^= seed &* 0xD129_0B2F_3F53_1A8D }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

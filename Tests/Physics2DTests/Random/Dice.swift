/// A generator of random-looking numbers that are the same in every run and on every machine (SplitMix64).
struct Dice {
    private var state: UInt64

    /// A generator whose numbers follow from a seed.
    init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed)
    }

    /// Returns 64 random bits.
    mutating func bits() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// Returns a number in a range, evenly distributed.
    mutating func number(in range: ClosedRange<Float>) -> Float {
        let share = Float(bits() >> 40) * 0x1p-24
        return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }

    /// Returns a whole number in a range, both ends included.
    mutating func whole(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(bits() % UInt64(range.count))
    }

    /// Returns true with a probability between 0 and 1.
    mutating func chance(_ probability: Float) -> Bool {
        number(in: 0...1) < probability
    }

    /// Returns an index of a collection that is not empty.
    mutating func index(of count: Int) -> Int { whole(in: 0...(count - 1)) }
}

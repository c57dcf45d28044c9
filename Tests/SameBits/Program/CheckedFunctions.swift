import DeterministicMath

/// The functions of the engine that are not plain arithmetic, on random arguments: sine, cosine and arc
/// tangent, and the remainders of C, of which every library has its own code. Bodies hardly ever turn so far
/// that the engine needs a remainder.
struct CheckedFunctions {
    /// The number of steps, each of which hashes a hundred arguments.
    static let steps = 500

    private var dice = Dice(seed: 1)
    private var hash = Hash64()

    /// Adds the values for a hundred arguments; returns the hash so far.
    mutating func step() -> UInt64 {
        for _ in 0..<100 {
            // All bits of a float or double: most are tiny, huge, subnormal or not a number.
            let (a, b) = (Double(bitPattern: dice.bits()), Double(bitPattern: dice.bits()))
            let single = Float(bitPattern: UInt32(truncatingIfNeeded: dice.bits()))
            let angle = 1e7 * Double(dice.number(in: -1...1))
            add(singleSineAndCosine(single))
            add(singleSineAndCosine(Float(angle)))
            add(sineAndCosine(a))
            add(sineAndCosine(angle))
            hash.combine(arcTangent(y: angle, x: Double(dice.number(in: -1...1))))
            // A divisor so much smaller that the quotient has more bits than a double.
            let divisor = Double(
                sign: b.sign, exponent: max(-1000, min(a.exponentOrZero - 60, 1000)), significand: 1.3)
            for divisor in [b, divisor, 2 * .pi, a / 2, a / 3] {
                hash.combine(a.truncatingRemainder(dividingBy: divisor))
                hash.combine(a.remainder(dividingBy: divisor))
                hash.combine(angle.remainder(dividingBy: divisor))
            }
        }
        return hash.value
    }

    private mutating func add(_ pair: (sine: Float, cosine: Float)) {
        hash.combine(pair.sine)
        hash.combine(pair.cosine)
    }

    private mutating func add(_ pair: (sine: Double, cosine: Double)) {
        hash.combine(pair.sine)
        hash.combine(pair.cosine)
    }
}

extension Double {
    fileprivate var exponentOrZero: Int { isFinite && self != 0 ? Int(exponent) : 0 }
}

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

/// The random numbers of the current film.
package struct FilmNumbers: RandomNumberGenerator {
    /// Creates the numbers.
    package init() {}

    /// Returns the next number.
    package func next() -> UInt64 {
        MainActor.ifCurrent { RunContext.current.random.next() }
            ?? UInt64.random(in: .min ... .max, using: &system)
    }
}

private nonisolated(unsafe) var system = SystemRandomNumberGenerator()
private nonisolated(unsafe) var numbers = FilmNumbers()

// Functions of the C library, which these hide in files that import UIKit.

/// Returns a random number.
public func arc4random() -> UInt32 { UInt32(truncatingIfNeeded: numbers.next() >> 32) }

/// Returns a random number below a bound; 0 for the bounds 0 and 1.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
    upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound, using: &numbers)
}

/// The states of the C library's generators that a seed sets. A program that sets none gets the same numbers
/// in every run on a device, and here these very numbers.
package struct SeededNumbers: Sendable {
    /// The state of `rand`; 1 at first, as C says.
    private var minimal: Int64 = 1
    /// The 48 bits of `drand48`; at first those of POSIX.
    private var linear: UInt64 = 0x1234_ABCD_330E

    /// Creates the states before a seed.
    package init() {}

    /// Returns the next number of `rand`. Darwin has the minimal standard generator of Park and Miller
    /// (1988).
    mutating func nextMinimal() -> Int32 {
        if minimal == 0 { minimal = 123_459_876 }
        minimal = 16807 * minimal % 0x7fff_ffff
        return Int32(truncatingIfNeeded: minimal)
    }

    /// Returns the next number of `drand48`, by the generator of POSIX.
    mutating func nextLinear() -> Double {
        linear = (0x5_DEEC_E66D &* linear &+ 0xB) & 0xFFFF_FFFF_FFFF
        return Double(linear) * 0x1p-48
    }

    /// Seeds `rand`.
    mutating func seedMinimal(_ seed: UInt32) { minimal = Int64(seed) }

    /// Seeds `drand48` with the low 32 bits of a number.
    mutating func seedLinear(_ seed: Int) {
        linear = UInt64(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330E
    }
}

/// The states for code outside of a film.
private nonisolated(unsafe) var outside = SeededNumbers()

private func withNumbers<Value: Sendable>(_ body: @Sendable (inout SeededNumbers) -> Value) -> Value {
    MainActor.ifCurrent { body(&RunContext.current.seededNumbers) } ?? body(&outside)
}

// Functions of the C library, which these hide in files that import UIKit.

/// Returns a random number from 0 to 2147483647.
public func random() -> Int { Int(FilmNumbers().next() >> 33) }

/// Returns a random number from 0 to 2147483646, of the sequence that the seed of `srand` begins; default
/// 1.
public func rand() -> Int32 { withNumbers { $0.nextMinimal() } }

/// Returns a random number from 0 to below 1, of the sequence that the seed of `srand48` begins.
public func drand48() -> Double { withNumbers { $0.nextLinear() } }

/// Begins the sequence of `drand48` that belongs to a seed.
public func srand48(_ seed: Int) { withNumbers { $0.seedLinear(seed) } }

/// Begins the sequence of `rand` that belongs to a seed.
public func srand(_ seed: UInt32) { withNumbers { $0.seedMinimal(seed) } }

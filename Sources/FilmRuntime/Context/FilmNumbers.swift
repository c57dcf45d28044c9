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

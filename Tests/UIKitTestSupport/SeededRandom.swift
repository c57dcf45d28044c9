package import Foundation

/// A linear congruential generator: the same numbers for the same seed, on every machine.
package struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: Int) {
        state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 | 1
        for _ in 0..<4 { _ = next() }
    }

    package mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    /// From 0 up to a limit.
    package mutating func next(below limit: Int) -> Int { Int((next() >> 33) % UInt64(limit)) }

    /// True once in so many times.
    package mutating func oneIn(_ count: Int) -> Bool { next(below: count) == 0 }

    package mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(next() >> 40) / CGFloat(1 << 24)
    }

    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[next(below: elements.count)]
    }
}

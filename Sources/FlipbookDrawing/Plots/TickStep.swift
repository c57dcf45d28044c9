import FlipbookCore
import Foundation

/// The distance between the ticks of an axis, a round number.
struct TickStep: Sendable, Hashable {
    /// The integers of the step `digits` x 10^`exponent`, from which ticks are computed without accumulated
    /// errors.
    let digits: Int
    let exponent: Int

    var value: Double { Self.shifted(Double(digits), by: exponent) }

    /// Returns the ticks in a range, including ends that rounding errors place outside; none when there are
    /// more than 1000.
    func ticks(in range: ClosedRange<Double>) -> [Double] {
        let slack = 1e-9
        let first = (range.lowerBound / value - slack).rounded(.up)
        let last = (range.upperBound / value + slack).rounded(.down)
        guard first <= last, last - first < 1000 else { return [] }
        return (0...Int(last - first)).map {
            Self.shifted((first + Double($0)) * Double(digits), by: exponent)
        }
    }

    /// Returns a number times a power of ten. Negative powers divide, since 1 / 10 is correctly rounded while
    /// a factor of 0.1 adds its own error.
    private static func shifted(_ number: Double, by exponent: Int) -> Double {
        let power = pow(10, Double(abs(exponent)))
        let value = exponent < 0 ? number / power : number * power
        return value == 0 ? 0 : value
    }

    /// Returns the steps that may divide a range, in increasing order: 1, 2 and 5 times powers of ten.
    static func decimal(for span: Double) -> [TickStep] {
        let magnitude = Int(log10(span).rounded(.down))
        return (magnitude - 2...magnitude + 1).flatMap { exponent in
            [1, 2, 5].map { TickStep(digits: $0, exponent: exponent) }
        }
    }

    /// Returns the steps that may divide a range of degrees, in increasing order: decimal ones below 10, then
    /// parts of a turn, then whole turns.
    static func degrees(for span: Double) -> [TickStep] {
        let parts = [10, 15, 30, 45, 90, 180, 360, 720, 1800, 3600].map { TickStep(digits: $0, exponent: 0) }
        let turns = (1...12).flatMap { zeros in
            [720, 1800, 3600].map { TickStep(digits: $0, exponent: zeros) }
        }
        return decimal(for: span).filter { $0.value < 10 } + parts + turns
    }
}

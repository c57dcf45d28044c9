import Foundation

/// The distance between the ticks of an axis, a round number.
struct TickStep: Sendable, Hashable {
    /// The step is `digits` x 10^`exponent`; both whole, so that ticks are met exactly.
    let digits: Int
    let exponent: Int

    var value: Double { Self.shifted(Double(digits), by: exponent) }

    /// The ticks in a range, the ends included though the last bit says no.
    func ticks(in range: ClosedRange<Double>) -> [Double] {
        let slack = 1e-9
        let first = (range.lowerBound / value - slack).rounded(.up)
        let last = (range.upperBound / value + slack).rounded(.down)
        guard first <= last, last - first < 1000 else { return [] }
        return (0...Int(last - first)).map {
            Self.shifted((first + Double($0)) * Double(digits), by: exponent)
        }
    }

    /// By division for negative exponents, since 0.1 is no number of the machine's, but 1 / 10 is the nearest.
    private static func shifted(_ number: Double, by exponent: Int) -> Double {
        let power = pow(10, Double(abs(exponent)))
        let value = exponent < 0 ? number / power : number * power
        return value == 0 ? 0 : value
    }

    /// The steps that may divide a range, the smallest first: 1, 2 and 5 with any number of zeros.
    static func decimal(for span: Double) -> [TickStep] {
        let magnitude = Int(log10(span).rounded(.down))
        return (magnitude - 2...magnitude + 1).flatMap { exponent in
            [1, 2, 5].map { TickStep(digits: $0, exponent: exponent) }
        }
    }

    /// The steps that may divide a range of degrees: parts of a turn from 10 on, whole turns later.
    static func degrees(for span: Double) -> [TickStep] {
        let parts = [10, 15, 30, 45, 90, 180, 360, 720, 1800, 3600].map { TickStep(digits: $0, exponent: 0) }
        let turns = (1...12).flatMap { zeros in
            [720, 1800, 3600].map { TickStep(digits: $0, exponent: zeros) }
        }
        return decimal(for: span).filter { $0.value < 10 } + parts + turns
    }
}

import DeterministicMath
import Testing
import UIKitHost

@testable import CoreLayers

@Suite struct TimingCurveTests {
    static let curves: [TimingCurve] = [
        .easeInOut, .easeIn, .easeOut, .linear, TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1),
        TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), TimingCurve(x1: 0, y1: 0, x2: 0, y2: 0),
    ]

    /// A point of a Bezier curve by halving lines (de Casteljau), without any polynomial.
    func point(on curve: TimingCurve, at s: Double) -> (x: Double, y: Double) {
        func reduced(_ values: [Double]) -> Double {
            if values.count == 1 { return values[0] }
            return reduced(zip(values, values.dropFirst()).map { $0 + ($1 - $0) * s })
        }
        return (reduced([0, curve.x1, curve.x2, 1]), reduced([0, curve.y1, curve.y2, 1]))
    }

    @Test(arguments: curves)
    func everyPointOfTheCurveIsFound(curve: TimingCurve) {
        for step in 0...1000 {
            let point = point(on: curve, at: Double(step) / 1000)
            #expect(abs(curve.value(at: point.x) - point.y) < 1e-9)
        }
    }

    @Test func theEndsAreExactAndTheMiddleIsSymmetric() {
        for curve in Self.curves {
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
        }
        #expect(abs(TimingCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(TimingCurve.easeIn.value(at: 0.3) + TimingCurve.easeOut.value(at: 0.7) - 1) < 1e-9)
    }
}

@Suite struct SpringCurveTests {
    @Test func theExponentialIsTheRealOne() {
        for power in stride(from: -20.0, through: 0, by: 0.37) {
            #expect(abs(exponential(power) / exp(power) - 1) < 1e-12)
        }
        #expect(exponential(-1e9) == 0)
    }

    @Test(arguments: [0.2, 0.5, 0.8, 1, 3], [0.0, 1, 5])
    func itStartsOneWayOffWithItsSpeedAndRestsAtTheEnd(damping: Double, velocity: Double) {
        let spring = SpringCurve(duration: 0.7, dampingRatio: damping, initialVelocity: velocity)
        #expect(spring.distance(at: 0) == 1)
        let step = 1e-6
        let speed = (1 - spring.distance(at: step)) / step
        #expect(abs(speed - velocity) < 0.01)
        #expect(abs(spring.distance(at: 0.7)) <= SpringCurve.rest * 1.001)
    }

    @Test func aDampedSpringOvershootsAndACriticalOneDoesNot() {
        func least(_ damping: Double) -> Double {
            let spring = SpringCurve(duration: 1, dampingRatio: damping, initialVelocity: 0)
            return (0...200).map { spring.distance(at: Double($0) / 200) }.min()!
        }
        // The first overshoot of a damped oscillator is e^(-pi z / sqrt(1 - z^2)): 0.163 for z = 0.5.
        #expect(abs(least(0.5) + 0.163) < 0.001)
        #expect(least(1) >= 0)
    }
}

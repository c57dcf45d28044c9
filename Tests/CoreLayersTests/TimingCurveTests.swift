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

@Suite struct MassSpringTests {
    @Test func theExponentialIsTheRealOne() {
        for power in stride(from: -20.0, through: 0, by: 0.37) {
            #expect(abs(exponential(power) / exp(power) - 1) < 1e-12)
        }
        #expect(exponential(-1e9) == 0)
    }

    @Test(arguments: [0.2, 0.5, 0.8, 1, 3], [0.0, 1, 5])
    func itStartsOneWayOffWithItsSpeedAndRestsAtTheEnd(damping: Double, velocity: Double) {
        let spring = MassSpring(restingAfter: 0.7, dampingRatio: damping, velocity: velocity)
        #expect(spring.distance(at: 0) == 1)
        let step = 1e-6
        let speed = (1 - spring.distance(at: step)) / step
        #expect(abs(speed - velocity) < 0.01)
        // The law counts the sine's amplitude alone; the cosine's adds at most e^(-z w D).
        let rest = spring.dampingRatio < 1 ? exponential(-spring.damping / 2 * 0.7) : 0
        #expect(abs(spring.distance(at: 0.7)) <= MassSpring.rest * 1.001 + rest)
    }

    @Test func aDampedSpringOvershootsAndACriticalOneDoesNot() {
        func least(_ damping: Double) -> Double {
            let spring = MassSpring(restingAfter: 1, dampingRatio: damping, velocity: 0)
            return (0...200).map { spring.distance(at: Double($0) / 200) }.min()!
        }
        // The first overshoot of a damped oscillator is e^(-pi z / sqrt(1 - z^2)): 0.163 for z = 0.5.
        #expect(abs(least(0.5) + 0.163) < 0.001)
        #expect(least(1) >= 0)
    }
}

/// Springs beside those of devices: probed on UIKit, mass 1, at the damping ratio that was asked for.
@Suite struct DeviceSpringTests {
    @Test(arguments: [
        // Damping ratio, duration in seconds, velocity in total distances per second, stiffness.
        (0.6, 0.8, 0, 190.21427544499548), (0.5, 1, 0, 161.7195025042016), (0.9, 1, 0, 71.92472915770972),
        (0.5, 0.3, 0, 1796.8833611577954), (1, 1, 0, 85.25592900599884), (1, 1, 1, 83.13803615388531),
        (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, 1.5, 147.61602003056592),
        (0.5, 1, -2, 175.4224123383425), (0.25, 3, 0, 54.83363359078326),
    ])
    func springsOfADurationAreAsStiffAsUIKits(
        ratio: Double, duration: Double, velocity: Double, stiffness: Double
    ) {
        let spring = MassSpring(restingAfter: duration, dampingRatio: ratio, velocity: velocity)
        #expect(abs(spring.stiffness / stiffness - 1) < 1e-5)
    }

    @Test func criticalSpringsSettleAtMultiplesOfATenthOfASecond() {
        let critical = MassSpring(frequency: 2 * .pi, dampingRatio: 1, velocity: 0)
        let times = [0.01, 0.02, 0.03, 0.04, 0.05].map { critical.settlingDuration(to: $0) }
        #expect(
            times == [
                1.0999999999999999, 0.9999999999999999, 0.8999999999999999, 0.7999999999999999,
                0.7999999999999999,
            ])
        let slow = MassSpring(mass: 1, stiffness: 1, damping: 1, velocity: 0.1)
        #expect(abs(slow.settlingDuration(to: 0.005) - 11.35608158495006) < 1e-9)
    }

    @Test(arguments: [
        (0.0, 0.0, 0.1), (0, 5, 0.3), (0.3, -3, 0.5), (0.3, 0, 1), (-0.3, 5, 0.3), (-0.3, -3, 0.2),
        (1, 0, 0.4),
    ])
    func theRateIsTheDistancesDerivative(bounce: Double, velocity: Double, time: Double) {
        let spring = MassSpring(perceptualDuration: 0.5, bounce: bounce, velocity: velocity)
        let difference = (spring.distance(at: time + 1e-6) - spring.distance(at: time - 1e-6)) / 2e-6
        #expect(abs(spring.rate(at: time) - difference) < 1e-5)
    }
}

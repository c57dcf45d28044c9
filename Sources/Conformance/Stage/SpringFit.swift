import CoreGeometry
import UIKit
import UIKitMembers

/// The spring that fits the motion of an animated view best.
@MainActor struct SpringFit {
    /// The stiffness of a spring of mass 1, per second squared; nil when none fits within 2 % of the way.
    let stiffness: Double?
    /// The reason why none fits.
    let sentence: String

    /// Animates a view with a spring, and fits a spring of that damping ratio to what is seen.
    init(ratio: Double, duration: Double, velocity: Double, on stage: Stage) {
        let times = Self.times(within: duration)
        let seen = Motion.ways(at: times, on: stage) { view in
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(ratio),
                initialSpringVelocity: CGFloat(velocity), options: [], animations: { view.center.x = 1000 })
        }
        self.init(ratio: ratio, duration: duration, velocity: velocity, times: times, ways: seen)
    }

    /// Fits a spring of a damping ratio and a velocity, which rests after about a duration in seconds, to the
    /// shares of the way at times in seconds.
    init(ratio: Double, duration: Double, velocity: Double = 0, times: [Double], ways: [Double]) {
        func error(_ omega: Double) -> Double {
            zip(times, ways).map { time, way in
                let difference = Self.way(omega, ratio, velocity, time) - way
                return difference * difference
            }.reduce(0, +)
        }
        let omega = Self.least(error, from: 0.5 / duration, to: 200 / duration)
        let deviation = (error(omega) / Double(times.count)).squareRoot()
        stiffness = deviation > 0.02 ? nil : omega * omega
        sentence = "no spring of this ratio fits: deviation \(ValueText.number(deviation)) of the way"
    }

    /// Returns the times at which a motion of a duration is read: the first three fifths of it, in which it
    /// covers almost all of its way.
    static func times(within duration: Double) -> [Double] { (1...24).map { Double($0) * duration / 40 } }

    /// Returns the argument of the least error: the best of steps of 1 %, then the golden section around it.
    private static func least(_ error: (Double) -> Double, from start: Double, to end: Double) -> Double {
        var best = (omega: start, error: Double.infinity)
        var trial = start
        while trial < end {
            let found = error(trial)
            if found < best.error { best = (trial, found) }
            trial *= 1.01
        }
        var (low, high) = (best.omega / 1.011, best.omega * 1.011)
        for _ in 0..<100 {
            let (a, b) = (low + (high - low) * 0.382, low + (high - low) * 0.618)
            if error(a) < error(b) { high = b } else { low = a }
        }
        return (low + high) / 2
    }

    /// Returns the share of the way of a spring of mass 1 at a time.
    private static func way(_ omega: Double, _ ratio: Double, _ velocity: Double, _ time: Double) -> Double {
        if ratio >= 1 { return 1 - exp(-omega * time) * (1 + (omega - velocity) * time) }
        let damped = omega * (1 - ratio * ratio).squareRoot()
        let swing = cos(damped * time) + (ratio * omega - velocity) / damped * sin(damped * time)
        return 1 - exp(-ratio * omega * time) * swing
    }
}

// A mass on a spring, held at distance 1 from its rest and released with a speed v toward it, is at
//
//     x(t) = e^(-z w t) (cos(u t) + ((z w - v) / u) sin(u t)),   u = w sqrt(1 - z^2),
//
// with the damping ratio z below 1 and the natural frequency w in radians per second. At z = 1 it is
//
//     x(t) = e^(-w t) (1 + (w - v) t).
//
// UIKit takes the duration and derives w, but does not publish when a spring counts as at rest. Here it does
// when the bound of |x| has fallen to a thousandth at the duration; the bound is the square root of the sum
// of both squared amplitudes, times the exponential.

/// The distance of a spring from its rest over time: 1 at first, and at rest after a given duration.
package struct SpringCurve: Sendable, Hashable {
    /// The distance that counts as at rest, as a fraction of the initial one: a thousandth.
    package static let rest = 0.001

    /// The time until the spring counts as at rest, in seconds.
    package let duration: Double
    private let dampingRatio: Double
    private let velocity: Double
    private let frequency: Double

    /// Creates a spring with a damping ratio from 0.01 to 1, clamped, and an initial velocity in
    /// total distances per second.
    package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
        self.duration = duration
        self.dampingRatio = max(0.01, min(dampingRatio, 1))
        velocity = initialVelocity
        frequency = Self.frequency(
            restingAfter: duration, dampingRatio: self.dampingRatio, velocity: initialVelocity)
    }

    /// Returns the distance from the rest, as a fraction of the initial one, at a time in seconds;
    /// negative after an overshoot.
    package func distance(at time: Double) -> Double {
        let decay = exponential(-dampingRatio * frequency * time)
        guard dampingRatio < 1 else { return decay * (1 + (frequency - velocity) * time) }
        let swing = Self.swing(frequency, dampingRatio)
        let (sine, cosine) = sineAndCosine(swing * time)
        return decay * (cosine + (dampingRatio * frequency - velocity) / swing * sine)
    }

    /// Returns the natural frequency at which the bound meets the rest at the duration. The bound decreases
    /// with the frequency, so bisection finds it, between 1e-3 and 1e5 radians per duration:
    /// more than any film shows.
    private static func frequency(restingAfter duration: Double, dampingRatio: Double, velocity: Double)
        -> Double
    {
        var (low, high) = (1e-3 / duration, 1e5 / duration)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            let size = bound(at: duration, frequency: middle, dampingRatio: dampingRatio, velocity: velocity)
            if size > rest { low = middle } else { high = middle }
        }
        return high
    }

    private static func bound(at time: Double, frequency: Double, dampingRatio: Double, velocity: Double)
        -> Double
    {
        let decay = exponential(-dampingRatio * frequency * time)
        guard dampingRatio < 1 else { return decay * (1 + abs(frequency - velocity) * time) }
        let ratio = (dampingRatio * frequency - velocity) / swing(frequency, dampingRatio)
        return decay * (1 + ratio * ratio).squareRoot()
    }

    private static func swing(_ frequency: Double, _ dampingRatio: Double) -> Double {
        frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    }
}

/// Returns e to a power of 0 or less, the same on every machine: a Taylor series for a power near 0, squared
/// as often as the power was halved.
package func exponential(_ power: Double) -> Double {
    guard power > -700 else { return 0 }
    var (small, halvings) = (power, 0)
    while small < -0.125 {
        small /= 2
        halvings += 1
    }
    var sum = 1.0
    for k in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * small / k }
    for _ in 0..<halvings { sum *= sum }
    return sum
}

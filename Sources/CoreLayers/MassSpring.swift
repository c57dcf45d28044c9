// A mass m on a spring of stiffness k with damping c, at distance 1 from its rest and with a speed v toward
// it, moves by x'' = -(k x + c x') / m. With d = c / 2m and w^2 = k / m,
//
//     x(t) = e^(-d t) (cos(u t) + ((d - v) / u) sin(u t)),     u^2 = w^2 - d^2 > 0
//     x(t) = e^(-d t) (1 + (d - v) t),                         u = 0
//     x(t) = e^(-d t) (cosh(u t) + ((d - v) / u) sinh(u t)),   u^2 = d^2 - w^2 > 0.
//
// The damping ratio z is d / w: below 1 the mass overshoots, at 1 it does not, the damping being critical.

/// The distance of a mass on a spring from its rest over time: 1 at first.
package struct MassSpring: Sendable, Hashable {
    /// The distance that counts as at rest, as a fraction of the initial one: a thousandth.
    package static var rest: Double { MotionConstants.current.springRest }

    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    package var velocity: Double

    /// Creates a spring from its mechanics.
    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        (self.mass, self.stiffness, self.damping, self.velocity) = (mass, stiffness, damping, velocity)
    }

    /// Creates a spring of mass 1 from its natural frequency in radians per second and its damping ratio.
    package init(frequency: Double, dampingRatio: Double, velocity: Double) {
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
            velocity: velocity)
    }

    /// Creates a spring of mass 1 from the period that it would have without damping, in seconds, and its
    /// bounce, above -1 and at most 1: 0 is critical damping, 1 none.
    package init(perceptualDuration: Double, bounce: Double, velocity: Double) {
        self.init(
            frequency: 2 * .pi / max(perceptualDuration, 1e-3),
            dampingRatio: bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999)),
            velocity: velocity)
    }

    package var dampingRatio: Double { decay / frequency }
    /// The natural frequency without damping, in radians per second.
    package var frequency: Double { (stiffness / max(mass, 1e-9)).squareRoot() }

    private var decay: Double { damping / (2 * max(mass, 1e-9)) }

    private var difference: Double { stiffness / max(mass, 1e-9) - decay * decay }

    /// The spring with at most critical damping.
    package var withoutOverdamping: MassSpring {
        var spring = self
        spring.damping = min(damping, 2 * (stiffness * max(mass, 1e-9)).squareRoot())
        return spring
    }

    /// Returns the distance at a time in seconds; negative after an overshoot.
    package func distance(at time: Double) -> Double {
        let (d, square) = (decay, difference)
        if abs(square) < 1e-9 * max(1, d * d) { return exponential(-d * time) * (1 + (d - velocity) * time) }
        let u = abs(square).squareRoot()
        if square > 0 {
            let (sine, cosine) = sineAndCosine(u * time)
            return exponential(-d * time) * (cosine + (d - velocity) / u * sine)
        }
        // Overdamped: both exponentials have powers of 0 or less, since u < d.
        let (slow, fast) = (exponential((u - d) * time), exponential(-(u + d) * time))
        return (slow + fast) / 2 + (d - velocity) / u * (slow - fast) / 2
    }

    /// Returns the time in seconds after which the spring counts as at rest, as Core Animation computes it;
    /// at most 100 s. An underdamped spring is at rest when (1 + |d - v| / u) e^(-d t) has fallen to the
    /// given distance, any other at the first multiple of 0.1 s at which it is nearer.
    package func settlingDuration(to distance: Double = rest) -> Double {
        let d = decay
        if difference > 1e-9 * max(1, d * d) {
            guard d > 1e-6 else { return 100 }
            let ratio = abs(d - velocity) / difference.squareRoot()
            return min(100, naturalLogarithm(max(1, (1 + ratio) / distance)) / d)
        }
        let step = MotionConstants.current.settlingStep
        var time = 0.0
        while time < 100, abs(self.distance(at: time)) >= distance { time += step }
        return time
    }

    /// Returns the change of the distance per second at a time in seconds.
    package func rate(at time: Double) -> Double {
        let (d, square) = (decay, difference)
        if abs(square) < 1e-9 * max(1, d * d) {
            return -exponential(-d * time) * (velocity + d * (d - velocity) * time)
        }
        let u = abs(square).squareRoot()
        let ratio = (d - velocity) / u
        if square > 0 {
            let (sine, cosine) = sineAndCosine(u * time)
            return -exponential(-d * time) * (velocity * cosine + (d * ratio + u) * sine)
        }
        let (slow, fast) = (exponential((u - d) * time), exponential(-(u + d) * time))
        return ((1 + ratio) * (u - d) * slow - (1 - ratio) * (u + d) * fast) / 2
    }

    /// Returns the time in seconds after which the spring counts as at rest, as UIKit computes it: that of
    /// Core Animation below critical damping, otherwise the exact one at which the given distance is left.
    package func settlingTime(to distance: Double = rest) -> Double {
        let bound = settlingDuration(to: distance)
        guard difference <= 1e-9 * max(1, decay * decay), bound > 0 else { return bound }
        return MassSpring.root(between: max(0, bound - MotionConstants.current.settlingStep), and: bound) {
            abs(self.distance(at: $0)) - distance
        }
    }

    /// Returns the place at which a function that is positive at one end falls to 0, by bisection.
    static func root(between start: Double, and end: Double, of function: (Double) -> Double) -> Double {
        var (low, high) = (start, end)
        for _ in 0..<80 {
            let center = (low + high) / 2
            if function(center) > 0 { low = center } else { high = center }
        }
        return high
    }
}

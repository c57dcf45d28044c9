// A mass m on a spring of stiffness k with damping c, at distance 1 from its rest and with a speed v toward
// it, moves by x'' = -(k x + c x') / m. With d = c / 2m and w^2 = k / m,
//
//     x(t) = e^(-d t) (cos(u t) + ((d - v) / u) sin(u t)),     u^2 = w^2 - d^2 > 0
//     x(t) = e^(-d t) (1 + (d - v) t),                         u = 0
//     x(t) = e^(-d t) (cosh(u t) + ((d - v) / u) sinh(u t)),   u^2 = d^2 - w^2 > 0.

/// The distance of a mass on a spring from its rest over time: 1 at first.
package struct MassSpring: Sendable, Hashable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    package var velocity: Double

    /// Creates a spring from its mechanics.
    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        (self.mass, self.stiffness, self.damping, self.velocity) = (mass, stiffness, damping, velocity)
    }

    private var decay: Double { damping / (2 * max(mass, 1e-9)) }

    private var difference: Double { stiffness / max(mass, 1e-9) - decay * decay }

    /// Returns the distance at a time in seconds; negative after an overshoot.
    package func distance(at time: Double) -> Double {
        let (d, square) = (decay, difference)
        if abs(square) < 1e-9 { return exponential(-d * time) * (1 + (d - velocity) * time) }
        let u = abs(square).squareRoot()
        if square > 0 {
            let (sine, cosine) = sineAndCosine(u * time)
            return exponential(-d * time) * (cosine + (d - velocity) / u * sine)
        }
        // Overdamped: both exponentials have powers of 0 or less, since u < d.
        let (slow, fast) = (exponential((u - d) * time), exponential(-(u + d) * time))
        return (slow + fast) / 2 + (d - velocity) / u * (slow - fast) / 2
    }

    /// The time in seconds after which the amplitude's bound stays below a thousandth; at most 100 s.
    package var settlingTime: Double {
        let rate = difference < 0 ? decay - (-difference).squareRoot() : decay
        guard rate > 1e-6 else { return 100 }
        let swing = abs(difference).squareRoot()
        let ratio = swing > 1e-6 ? (decay - velocity) / swing : 0
        // ln(1000) is 6.907755; the amplitude adds half the logarithm of 1 + ratio^2.
        return min(100, (6.907755278982137 + naturalLogarithm(1 + ratio * ratio) / 2) / rate)
    }
}

/// Returns the natural logarithm of a number of 1 or more, the same on every machine: the number is halved
/// until it is below 2, and a series in (x - 1) / (x + 1) gives the rest.
package func naturalLogarithm(_ number: Double) -> Double {
    var (rest, halvings) = (number, 0.0)
    while rest >= 2, halvings < 1100 {
        rest /= 2
        halvings += 1
    }
    let ratio = (rest - 1) / (rest + 1)
    var (power, sum) = (ratio, 0.0)
    for k in stride(from: 1.0, through: 35, by: 2) {
        sum += power / k
        power *= ratio * ratio
    }
    return 2 * sum + halvings * 0.6931471805599453
}

/// The way back of content beyond its edge: a spring of mass 1, damped a little more than critically.
struct ScrollBounce {
    /// The rates in 1/s at which the two parts of the distance fall.
    private let slow, fast: CGFloat
    /// The parts of the distance at first, in points.
    private let slowPart, fastPart: CGFloat

    /// Creates the motion from a distance beyond the edge in points and a speed in points per second, both
    /// with their directions.
    init(distance: CGFloat, speed: CGFloat) {
        let constants = MotionConstants.current
        let half = constants.bounceDamping / 2
        let spread = max(half * half - constants.bounceStiffness, 1e-4).squareRoot()
        (slow, fast) = (half - spread, half + spread)
        slowPart = (speed + fast * distance) / (2 * spread)
        fastPart = distance - slowPart
    }

    /// Creates the motion of content that a finger with a speed in points per second leaves beyond the edge.
    init(distance: CGFloat, finger speed: CGFloat) {
        self.init(distance: distance, speed: speed - MotionConstants.current.bounceReturn * distance)
    }

    /// Returns the distance beyond the edge after a time in seconds.
    func distance(at time: TimeInterval) -> CGFloat {
        slowPart * exponential(-slow * time) + fastPart * exponential(-fast * time)
    }

    /// Returns the speed in points per second after a time in seconds.
    func speed(at time: TimeInterval) -> CGFloat {
        -slow * slowPart * exponential(-slow * time) - fast * fastPart * exponential(-fast * time)
    }

    /// The time in seconds at which the content crosses the edge; nil where it only nears it.
    var crossing: TimeInterval? {
        guard slowPart != 0 else { return nil }
        let ratio = -fastPart / slowPart
        return ratio > 1 ? naturalLogarithm(ratio) / (fast - slow) : nil
    }
}

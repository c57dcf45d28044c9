/// The times and the timing curve of an animation on the film's clock.
package struct AnimationTiming {
    /// The forms of progress from the beginning of an animation to its end.
    package enum Curve {
        /// Progress along a timing curve.
        case cubic(TimingCurve)
        /// Progress of a spring that comes to rest after a duration in seconds.
        case spring(MassSpring, duration: TimeInterval)
        /// Progress by a function of the fraction of the time.
        case function(@Sendable (Double) -> Double)
    }

    /// The time at which the value begins to change, in seconds on the film's clock.
    package var begin: TimeInterval
    /// The time from the old value to the new one, in seconds.
    package var duration: TimeInterval
    package var curve: Curve
    /// The number of times that the animation runs, which may have a fraction; infinite for forever.
    package var repeatCount: Double
    /// True when the animation then runs back to the old value, in the same time again.
    package var autoreverses: Bool
    /// The rate at which the value changes; default at each moment.
    package var frameRate = FrameRate()

    /// Creates a timing; by default slow at both ends, once and in one direction.
    ///
    /// - Parameter repeats: true when the animation repeats forever.
    package init(
        begin: TimeInterval, duration: TimeInterval, curve: Curve = .cubic(.easeInOut), repeats: Bool = false,
        autoreverses: Bool = false
    ) {
        (self.begin, self.duration, self.curve) = (begin, duration, curve)
        (repeatCount, self.autoreverses) = (repeats ? .infinity : 1, autoreverses)
    }

    /// The time at which the animation is over; nil for one that repeats forever.
    package var end: TimeInterval? {
        guard duration > 0 else { return begin }
        return repeatCount.isInfinite ? nil : begin + duration * (autoreverses ? 2 : 1) * repeatCount
    }

    /// Returns the fraction of the change that remains: 1 at first, 0 after the end.
    package func remainder(at time: TimeInterval) -> Double {
        let elapsed = frameRate.frameStart(at: time - begin)
        guard duration > 0 else { return elapsed < 0 ? 1 : 0 }
        if elapsed <= 0 { return 1 }
        if let end, time >= end { return 0 }
        let cycle = autoreverses ? 2 * duration : duration
        let within = repeatCount > 1 ? elapsed.truncatingRemainder(dividingBy: cycle) : elapsed
        let fraction = within > duration ? 2 - within / duration : within / duration
        return remainder(atFraction: fraction)
    }

    /// Returns the fraction of the change that remains at a fraction of the duration.
    package func remainder(atFraction fraction: Double) -> Double {
        switch curve {
        case .cubic(let curve): 1 - curve.value(at: fraction)
        case .function(let progress): 1 - progress(fraction)
        case .spring(let spring, let length): spring.distance(at: fraction * length)
        }
    }
}

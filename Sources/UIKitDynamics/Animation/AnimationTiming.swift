/// When an animation runs on the film's clock, and how.
struct AnimationTiming {
    /// How an animation goes from its beginning to its end.
    enum Pace {
        /// Along a curve of time.
        case curve(TimingCurve)
        /// As a spring comes to rest.
        case spring(SpringCurve)
    }

    /// When the first value begins to change, in seconds on the film's clock.
    var begin: TimeInterval
    /// Seconds from the old value to the new one.
    var duration: TimeInterval
    var pace = Pace.curve(.easeInOut)
    /// Whether it starts again for ever.
    var repeats = false
    /// Whether it goes back to the old value, in as many seconds again.
    var autoreverses = false

    /// When the animation is over; nil for one that never is.
    var end: TimeInterval? {
        repeats && duration > 0 ? nil : begin + duration * (autoreverses ? 2 : 1)
    }

    /// How much of the way from the old value to the new one is still to go: 1 at first, 0 after the end.
    func remainder(at time: TimeInterval) -> Double {
        let elapsed = time - begin
        guard duration > 0 else { return elapsed < 0 ? 1 : 0 }
        if elapsed <= 0 { return 1 }
        if let end, time >= end { return 0 }
        let cycle = autoreverses ? 2 * duration : duration
        let within = repeats ? elapsed.truncatingRemainder(dividingBy: cycle) : elapsed
        let fraction = within > duration ? 2 - within / duration : within / duration
        switch pace {
        case .curve(let curve): return 1 - curve.value(at: fraction)
        case .spring(let spring): return spring.distance(at: fraction * spring.duration)
        }
    }
}

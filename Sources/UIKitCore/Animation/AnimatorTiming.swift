/// The progress over time of a property animator.
@MainActor struct AnimatorTiming {
    package let duration: TimeInterval
    private let value: (Double) -> Double

    init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
        guard let spring = provider.springTimingParameters else {
            let curve = provider.cubicTimingParameters?.curve ?? .easeInOut
            (self.duration, value) = (duration, { curve.value(at: $0) })
            return
        }
        if let mechanics = spring.mechanics {
            let time = mechanics.settlingTime()
            (self.duration, value) = (time, { $0 >= 1 ? 1 : 1 - mechanics.distance(at: $0 * time) })
            return
        }
        let time = max(duration, 1e-3)
        let curve = MassSpring(
            restingAfter: time, dampingRatio: spring.dampingRatio, velocity: spring.initialVelocity.along)
        (self.duration, value) = (duration, { $0 >= 1 ? 1 : 1 - curve.distance(at: $0 * time) })
    }

    /// Returns the progress at a fraction of the duration, both from 0 to 1.
    package func progress(at fraction: Double) -> Double { value(max(0, min(fraction, 1))) }
}

/// The way of a property animator between the initial values of its views, 0, and the final ones, 1.
@MainActor struct AnimatorCourse {
    /// The timing over the whole way.
    var timing: AnimatorTiming
    /// True for a way back to the initial values. It changes while the animator does not run.
    var isReversed = false
    /// True while the animator advances with time.
    private(set) var isRunning = false
    /// The place at the start of the current run, or while paused.
    private var place = 0.0
    /// The fraction of the time, in the direction of the final values, at the same moment.
    private var elapsed = 0.0
    /// The time at which the current run began, in seconds.
    private var start: TimeInterval = 0
    /// The duration of the current run, in seconds.
    private var length: TimeInterval = 0
    /// The changes that begin later than the animator.
    private var delayed: [DelayedChanges] = []

    init(timing: AnimatorTiming) { self.timing = timing }

    /// The place to which the animator runs.
    private var target: Double { isReversed ? 0 : 1 }

    /// The part of the way that is left at the start of a run, or while paused.
    var rest: Double { abs(target - place) }

    /// Returns the place at a time.
    func place(at time: TimeInterval) -> Double {
        guard isRunning else { return place }
        return place + (target - place) * timing.progress(at: fraction(at: time))
    }

    /// Returns the place of changes that begin later than the animator at a time.
    func place(of changes: DelayedChanges, at time: TimeInterval) -> Double {
        guard isRunning else { return changes.place }
        return changes.place(at: fraction(at: time), from: elapsed, isReversed: isReversed, timing: timing)
    }

    /// Returns changes that begin after a fraction of the time that remains at a time.
    mutating func delay(by factor: Double, at time: TimeInterval) -> DelayedChanges {
        let elapsed = elapsed(at: time)
        let changes = DelayedChanges(start: elapsed + min(factor, 1) * (1 - elapsed))
        delayed.append(changes)
        return changes
    }

    /// Begins a run at a time, in seconds.
    mutating func begin(at time: TimeInterval, length: TimeInterval) {
        (isRunning, start, self.length) = (true, time, length)
    }

    /// Pauses at a time, in seconds.
    mutating func pause(at time: TimeInterval) {
        guard isRunning else { return }
        let animator = place(at: time)
        for changes in delayed { changes.pause(at: place(of: changes, at: time), animator: animator) }
        (place, elapsed, isRunning) = (animator, elapsed(at: time), false)
    }

    /// Ends a run at the place to which it leads.
    mutating func end() {
        for changes in delayed { changes.pause(at: target, animator: target) }
        (place, elapsed, isRunning) = (target, target, false)
    }

    /// Moves a paused animator to a fraction of the way, in its direction.
    ///
    /// - Parameters:
    ///   - fraction: the fraction, from 0 to 1.
    ///   - isLinear: true for places in proportion to the fraction, false for those of the timing.
    mutating func scrub(to fraction: Double, isLinear: Bool) {
        let share = isLinear ? fraction : timing.progress(at: fraction)
        (place, elapsed) = isReversed ? (1 - share, 1 - fraction) : (share, fraction)
        for changes in delayed {
            if isLinear {
                changes.scrub(to: place)
            } else {
                changes.scrub(along: timing, to: fraction, isReversed: isReversed)
            }
        }
    }

    private func fraction(at time: TimeInterval) -> Double { length > 0 ? (time - start) / length : 1 }

    private func elapsed(at time: TimeInterval) -> Double {
        isRunning ? elapsed + (target - elapsed) * max(0, min(fraction(at: time), 1)) : elapsed
    }
}

/// The place of changes that begin after a part of an animator's time, and run its whole curve in the rest.
@MainActor final class DelayedChanges {
    /// The fraction of the animator's time at which the changes begin.
    private let start: Double
    /// The place between the initial values, 0, and the final ones, 1, at a run's start, or while paused.
    private(set) var place = 0.0
    /// The places of the animator and of the changes at the last pause, near which a finger finds them.
    private var lastPause = (animator: 0.0, changes: 0.0)

    init(start: Double) { self.start = start }

    /// Returns the place at a fraction of a run.
    ///
    /// - Parameters:
    ///   - fraction: the fraction of the run's time.
    ///   - elapsed: the fraction of the animator's time, in the direction of the final values, at which the
    ///     run began.
    ///   - isReversed: true for a run to the initial values.
    ///   - timing: the timing of the animator.
    func place(at fraction: Double, from elapsed: Double, isReversed: Bool, timing: AnimatorTiming) -> Double
    {
        if isReversed {
            // The changes are undone as soon as the run arrives at the time at which they began.
            let length = elapsed > start ? (elapsed - start) / elapsed : 1
            return place - place * timing.progress(at: fraction / length)
        }
        // Changes that are on their way go on at once.
        let delay = place == 0 && elapsed < start ? (start - elapsed) / (1 - elapsed) : 0
        if fraction < delay { return place }
        if delay >= 1 { return 1 }
        return place + (1 - place) * timing.progress(at: (fraction - delay) / (1 - delay))
    }

    /// Pauses the changes at a place, and the animator at another one.
    func pause(at place: Double, animator: Double) {
        self.place = place
        // Springs lead beyond the ends, where no fraction does: what follows is taken from the ends.
        lastPause = animator > 0 && animator < 1 ? (animator, place) : (0, 0)
    }

    /// Moves the changes to their place at a fraction of the way, straight from that of the last pause.
    func scrub(to fraction: Double) {
        if fraction < lastPause.animator {
            // A curve or a spring may be ahead of its time: the changes begin at 0 then.
            let begin = start < lastPause.animator ? start : 0
            place = lastPause.changes * max(0, (fraction - begin) / (lastPause.animator - begin))
        } else {
            let begin = lastPause.changes == 0 ? max(start, lastPause.animator) : lastPause.animator
            let share = begin < 1 ? max(0, (fraction - begin) / (1 - begin)) : fraction < 1 ? 0 : 1
            place = lastPause.changes + (1 - lastPause.changes) * share
        }
    }

    /// Moves the changes to their place at a fraction of the time, in the direction of the animator.
    func scrub(along timing: AnimatorTiming, to fraction: Double, isReversed: Bool) {
        place = isReversed ? 1 : 0
        place = place(at: fraction, from: place, isReversed: isReversed, timing: timing)
    }
}

/// The limit of a run that would take too long.
struct RunLimit {
    private let steps: Int
    private let seconds: Double
    private let start = ContinuousClock.now

    /// A limit of steps, and of seconds from now on, whichever is reached first.
    init(steps: Int, seconds: Double) {
        (self.steps, self.seconds) = (steps, seconds)
    }

    /// Returns how many more steps may follow those that were done; 0 when the time is up.
    func remaining(after done: Int) -> Int {
        (ContinuousClock.now - start) / .seconds(1) < seconds ? max(0, steps - done) : 0
    }
}

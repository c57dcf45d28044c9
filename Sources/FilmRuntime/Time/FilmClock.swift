/// The virtual time of a run. It advances only when the run does, never by itself. Flipbook's own.
@preconcurrency @MainActor public final class FilmClock {
    private struct WeakTicker {
        weak var ticker: (any FilmTicker)?
    }

    private struct Action {
        /// True where code has asked for a delay that a viewer notices.
        let isDelay: Bool
        let perform: @MainActor () -> Void
    }

    /// The time by which a tick may be early and still count as due, in seconds: far less than a frame, far
    /// more than a rounding error.
    package nonisolated static let tolerance = 1e-9

    /// The time since the start of the run, in seconds. After n ticks of dt it is n dt to the last bits, for
    /// any n.
    public private(set) var time: TimeInterval = 0

    /// The rounding error contained in `time` (Kahan summation).
    private var lost: TimeInterval = 0
    /// The moment that tasks and clocks show, which is between two ticks while a task wakes there.
    let moment = FilmMoment()
    private var actions = TimedQueue<TimeInterval, Action>()
    private var tickers: [WeakTicker] = []
    /// The display links in the order added; nil in the places of removed ones.
    private var displayLinks: [CADisplayLink?] = []
    private var placesOfLinks: [ObjectIdentifier: Int] = [:]

    init() {}

    /// Schedules an action for the first tick at or after a time in seconds, or for the next tick if that
    /// time is past. A time of NaN is an error.
    ///
    /// Actions run in the order of their times, and those of equal time in the order in which they were
    /// scheduled. An action scheduled by another action runs at the next tick at the earliest.
    public func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        add(Action(isDelay: false, perform: action), at: time)
    }

    /// Schedules an action as `schedule(at:_:)` does, for code that has asked for a delay.
    package func scheduleDelay(until time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        add(Action(isDelay: time - self.time >= Self.noticedDelay, perform: action), at: time)
    }

    /// Notes that a motion begins at a time in seconds: a later one counts as a delay that code has asked
    /// for.
    package func expectMotion(at time: TimeInterval) {
        if time - self.time >= Self.noticedDelay { scheduleDelay(until: time) {} }
    }

    /// The shortest delay that a viewer takes for one, in seconds: shorter ones are steps of a motion.
    nonisolated static let noticedDelay = 0.25

    /// The time in seconds of the earliest action for which code has asked for a delay; nil for none.
    package var nextDelay: TimeInterval? { actions.earliest { $0.isDelay } }

    private func add(_ action: Action, at time: TimeInterval) {
        guard !time.isNaN else {
            return RunContext.current.fail(
                SceneFailure("FilmClock: an action cannot be scheduled at a time that is NaN."))
        }
        guard actions.count < Self.mostActions else { return failOfActions() }
        actions.add(action, at: time)
    }

    /// The largest number of actions that wait. Blocks of which each schedules two more double in every tick,
    /// and fill the memory after thirty.
    private static let mostActions = 500_000

    private func failOfActions() {
        RunContext.current.fail(
            SceneFailure(
                "More than \(Self.mostActions) blocks wait for a later tick, as when each schedules several "
                    + "others without end."))
    }

    /// Adds an object that advances on every tick, after the due actions and the display links, in the order
    /// added. The reference is weak. Adding an object again has no effect.
    public func addTicker(_ ticker: any FilmTicker) {
        tickers.removeAll { $0.ticker == nil }
        guard !tickers.contains(where: { $0.ticker === ticker }) else { return }
        tickers.append(WeakTicker(ticker: ticker))
    }

    package func move(by dt: TimeInterval) {
        let addend = dt - lost
        let sum = time + addend
        lost = (sum - time) - addend
        time = sum
    }

    /// The moment that dates show: that of the tick, or the one between two ticks at which a task wakes; and
    /// what the code has waited for since.
    var shownTime: TimeInterval {
        let delay = TimeInterval(FilmMoment.delay) / 1e9
        return (moment.nanoseconds == FilmMoment.nanoseconds(time) ? time : moment.seconds) + delay
    }

    package func performDueActions() {
        for action in actions.removeAll(until: time + Self.tolerance) {
            // A tick whose scene has failed is not shown.
            guard RunContext.current.failure == nil else { return }
            action.perform()
            FilmMoment.endDelay()
        }
    }

    func addDisplayLink(_ link: CADisplayLink) {
        guard placesOfLinks[ObjectIdentifier(link)] == nil else { return }
        placesOfLinks[ObjectIdentifier(link)] = displayLinks.count
        displayLinks.append(link)
    }

    func removeDisplayLink(_ link: CADisplayLink) {
        guard let place = placesOfLinks.removeValue(forKey: ObjectIdentifier(link)) else { return }
        displayLinks[place] = nil
        if displayLinks.count > 2 * placesOfLinks.count + 64 { forgetRemovedLinks() }
    }

    private func forgetRemovedLinks() {
        displayLinks.removeAll { $0 == nil }
        for (place, link) in displayLinks.enumerated() {
            if let link { placesOfLinks[ObjectIdentifier(link)] = place }
        }
    }

    /// Calls the display links present at the start of the call; links added during the calls start at the
    /// next tick.
    package func callDisplayLinks(after dt: TimeInterval) {
        for link in displayLinks { link?.tick(at: time, by: dt) }
    }

    package func tick(by dt: TimeInterval) {
        for entry in tickers { entry.ticker?.tick(by: dt) }
    }
}

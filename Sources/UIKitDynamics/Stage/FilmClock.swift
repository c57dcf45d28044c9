/// Something that moves on with the film's clock.
@MainActor public protocol FilmTicker: AnyObject {
    /// Moves on by seconds.
    func tick(by dt: TimeInterval)
}

/// The virtual time of a take: it moves only when the stage is advanced, never by itself.
@MainActor public final class FilmClock {
    private struct DueAction {
        let time: TimeInterval
        let perform: @MainActor () -> Void
    }

    private struct WeakTicker {
        weak var ticker: (any FilmTicker)?
    }

    /// How much too early a tick may be to count as on time, in seconds: far less than a frame, far more than
    /// rounding.
    static let tolerance = 1e-9

    /// Seconds since the take's start; after n ticks of dt it is n dt to the last bits, however many there
    /// were.
    public private(set) var time: TimeInterval = 0

    /// What rounding has taken from the sum so far (Kahan's summation).
    private var lost: TimeInterval = 0
    /// In order of time, then of registration.
    private var actions: [DueAction] = []
    private var tickers: [WeakTicker] = []
    private var displayLinks: [CADisplayLink] = []

    init() {}

    /// Performs an action on the first tick at or after a time in seconds; one that is due already, on the
    /// next tick.
    ///
    /// Actions are performed in the order of their times, those of the same time in the order in which they
    /// were scheduled.
    /// One that an action schedules waits for the next tick at least.
    public func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        guard !time.isNaN else {
            return Stage.current.fail(
                SceneFailure("FilmClock: an action cannot be scheduled at a time that is NaN."))
        }
        let index = actions.firstIndex { $0.time > time } ?? actions.count
        actions.insert(DueAction(time: time, perform: action), at: index)
    }

    /// Adds something that moves on at every tick, after the due actions, in the order added; it is held
    /// weakly. Adding it again changes nothing.
    public func addTicker(_ ticker: any FilmTicker) {
        tickers.removeAll { $0.ticker == nil }
        guard !tickers.contains(where: { $0.ticker === ticker }) else { return }
        tickers.append(WeakTicker(ticker: ticker))
    }

    /// What moves on at every tick and is still alive, in the order added.
    var liveTickers: [any FilmTicker] { tickers.compactMap(\.ticker) }

    func move(by dt: TimeInterval) {
        let addend = dt - lost
        let sum = time + addend
        lost = (sum - time) - addend
        time = sum
    }

    func performDueActions() {
        let due = actions.prefix { $0.time <= time + Self.tolerance }
        actions.removeFirst(due.count)
        for action in due { action.perform() }
    }

    func addDisplayLink(_ link: CADisplayLink) {
        guard !displayLinks.contains(where: { $0 === link }) else { return }
        displayLinks.append(link)
    }

    func removeDisplayLink(_ link: CADisplayLink) {
        displayLinks.removeAll { $0 === link }
    }

    /// Links that a call adds wait for the next tick.
    func callDisplayLinks(after dt: TimeInterval) {
        for link in displayLinks { link.tick(at: time, by: dt) }
    }

    func tick(by dt: TimeInterval) {
        for entry in tickers { entry.ticker?.tick(by: dt) }
    }
}

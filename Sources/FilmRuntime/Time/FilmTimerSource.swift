/// A timer source on the film's clock: what `DispatchSource.makeTimerSource` returns in files that import
/// UIKit. Flipbook's own.
///
/// It fires on the first tick at or after each of its times. If several are due between two ticks, it fires
/// once, as on a device.
@preconcurrency @MainActor public final class FilmTimerSource: DispatchSourceTimer {
    /// A Boolean value that indicates whether the source was canceled.
    public private(set) var isCancelled = false

    private var handler: (() -> Void)?
    private var cancelHandler: (() -> Void)?
    /// The time of the first event in seconds; nil before `schedule`.
    private var start: TimeInterval?
    /// The time between two events in seconds; infinite for one event.
    private var interval = TimeInterval.infinity
    private var count = 0
    /// The number of calls of `suspend` without their `resume`: a new source is suspended.
    private var suspensions = 1
    /// The number of the current schedule: an event of an earlier one is dropped.
    private var schedules = 0

    init() {}

    /// Sets the block of the events; nil for none. The settings have no effect.
    public func setEventHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
    ) {
        self.handler = handler
    }

    /// Sets the work item of the events.
    public func setEventHandler(handler: DispatchWorkItem) {
        self.handler = { handler.perform() }
    }

    /// Sets the block that is called after the source was canceled; nil for none. The settings have no
    /// effect.
    public func setCancelHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
    ) {
        cancelHandler = handler
    }

    /// Sets the times of the events: a first one, and an interval to the next ones; `.never` for one event.
    /// The leeway has no effect.
    public func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: deadline, repeating: interval.seconds, leeway: leeway)
    }

    /// Sets the times of the events: a first one, and an interval in seconds to the next ones. The leeway has
    /// no effect.
    public func schedule(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        start = deadline.seconds
        self.interval = max(interval, Timer.shortestInterval)
        (count, schedules) = (0, schedules + 1)
        waitForNext()
    }

    /// Lets the events happen; a new source waits for it. A call without a `suspend` before it has no effect.
    public func resume() {
        guard suspensions > 0 else { return }
        suspensions -= 1
        waitForNext()
    }

    /// Lets the events of a new source happen.
    public func activate() { resume() }

    /// Stops the events until `resume`.
    public func suspend() {
        suspensions += 1
        schedules += 1
    }

    /// Ends the events.
    public func cancel() {
        guard !isCancelled else { return }
        (isCancelled, handler) = (true, nil)
        guard let cancelHandler else { return }
        self.cancelHandler = nil
        FilmQueue.main.async(execute: cancelHandler)
    }

    private func waitForNext() {
        guard let start, suspensions <= 0, !isCancelled else { return }
        let (clock, schedule) = (RunContext.current.clock, schedules)
        let present = clock.time + FilmClock.tolerance
        if interval.isFinite {
            while count > 0, start + Double(count) * interval <= present { count += 1 }
        } else if count > 0 {
            return
        }
        clock.schedule(at: count == 0 ? start : start + Double(count) * interval) { [weak self] in
            self?.timeHasCome(of: schedule)
        }
    }

    private func timeHasCome(of schedule: Int) {
        guard schedule == schedules, !isCancelled else { return }
        count += 1
        handler?()
        // A handler may schedule or suspend the source, which chooses the next event itself.
        if schedule == schedules { waitForNext() }
    }
}

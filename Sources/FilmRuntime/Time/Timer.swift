/// A timer that calls a block after an interval, once or repeatedly, on the film's clock. In files that
/// import UIKit it replaces Foundation's type of the same name.
///
///     Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
///         self.addSquare()
///         if self.squares.count == 8 { timer.invalidate() }
///     }
///
/// A repeating timer is due at whole multiples of its interval, without drift, and fires on the first tick at
/// or after each. If several are due between two ticks, it fires once, as on a device.
@preconcurrency @MainActor open class Timer: NSObject {
    /// The shortest interval, 0.0001 s; shorter ones are raised to it (Apple's rule). Flipbook's own.
    public static let shortestInterval: TimeInterval = 1e-4

    /// The interval in seconds; 0 for a timer that fires once.
    open private(set) var timeInterval: TimeInterval
    /// A Boolean value that indicates whether the timer can still fire.
    open private(set) var isValid = true
    /// The object passed along with a target and an action; default nil.
    open private(set) var userInfo: Any?
    /// The time in seconds by which the timer may fire late; default 0. It has no effect.
    open var tolerance: TimeInterval = 0 { didSet { warnOfNoEffect("Timer.tolerance", oldValue, tolerance) } }

    private let delay: TimeInterval
    /// The time until the first call where that is not the interval.
    private var firstDelay: TimeInterval?
    private let block: (Timer) -> Void
    private var start: TimeInterval?
    private var count = 0

    /// Creates a timer that starts when it is added to a run loop. An interval that is not finite is
    /// an error.
    public init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        delay = interval >= Timer.shortestInterval ? interval : Timer.shortestInterval
        timeInterval = repeats ? delay : 0
        self.block = block
        super.init()
        guard !interval.isFinite else { return }
        isValid = false
        RunContext.current.fail(SceneFailure("Timer: the interval must be finite, but it is \(interval)."))
    }

    /// Creates a timer that fires first at a date and starts when it is added to a run loop. The delay counts
    /// from the film's time, which begins in 2001 (`Date.flipbookNow(plus:)`), or from the time of day,
    /// whichever is nearer to the date; from the time of day it is rounded to hundredths of a second.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(timeInterval: interval, repeats: repeats, block: block)
        let (inFilm, today) = (date.timeIntervalSinceFlipbookNow, date.timeIntervalSinceNow)
        let wait = abs(inFilm) < abs(today) ? inFilm : (today * 100).rounded() / 100
        firstDelay = max(wait, Timer.shortestInterval)
    }

    /// Creates a timer that sends an action to a target and starts when it is added to a run loop. The target
    /// is held strongly until the timer ends, as by Apple's timer.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: interval, repeats: repeats) { selector.perform(on: target, with: $0) }
        self.userInfo = userInfo
    }

    /// Creates a timer that never fires, as a placeholder.
    public convenience override init() {
        self.init(timeInterval: 1, repeats: false) { _ in }
        invalidate()
    }

    /// Creates and starts a timer that calls a block after an interval in seconds, once, or repeatedly
    /// until `invalidate`.
    @discardableResult public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.begin()
        return timer
    }

    /// Creates and starts a timer that sends an action to a target after an interval in seconds, once or
    /// repeatedly. The target is held strongly until the timer ends, as by Apple's timer.
    @discardableResult public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = scheduledTimer(withTimeInterval: interval, repeats: repeats) {
            selector.perform(on: target, with: $0)
        }
        timer.userInfo = userInfo
        return timer
    }

    /// Calls the block immediately, which ends a timer that fires once.
    open func fire() {
        guard isValid else { return }
        if timeInterval == 0 { isValid = false }
        block(self)
    }

    /// Ends the timer.
    open func invalidate() {
        isValid = false
    }

    /// Starts the timer. A second call has no effect.
    func begin() {
        guard isValid, start == nil else { return }
        start = RunContext.current.clock.time + (firstDelay ?? delay) - delay
        waitForNext()
    }

    private func waitForNext() {
        guard let start else { return }
        let clock = RunContext.current.clock
        let present = clock.time + FilmClock.tolerance
        repeat { count += 1 } while start + Double(count) * delay <= present
        let next = start + Double(count) * delay
        // One that repeats is never done.
        guard timeInterval == 0 else { return clock.schedule(at: next) { self.timeHasCome() } }
        clock.scheduleDelay(until: next) { self.timeHasCome() }
    }

    private func timeHasCome() {
        fire()
        if isValid { waitForNext() }
    }
}

extension RunLoop {
    /// Starts a timer on the film's clock, whatever the mode.
    @preconcurrency @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        timer.begin()
    }
}

extension RunLoop.Mode {
    /// The mode of a run loop while a finger moves a control; timers run in all modes.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

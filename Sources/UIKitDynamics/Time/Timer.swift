/// What calls a block after a time, once or again and again, on the film's clock; in files that import UIKit
/// it takes the place of Foundation's type of the same name.
///
///     Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
///         self.addSquare()
///         if self.squares.count == 8 { timer.invalidate() }
///     }
///
/// A repeating timer is due at whole multiples of its interval, without drift, and fires on the first tick at
/// or after each; of several due moments between two ticks, as on a device, only one counts.
@MainActor open class Timer: NSObject {
    /// The shortest interval in seconds, a tenth of a millisecond; shorter ones count as this (Apple's rule).
    public static let shortestInterval: TimeInterval = 1e-4

    /// Seconds between two calls; 0 for a timer that fires once.
    open private(set) var timeInterval: TimeInterval
    /// Whether the timer will fire again.
    open private(set) var isValid = true
    /// What was given along with a target and an action; default nil.
    open private(set) var userInfo: Any?
    /// How late the timer may fire, in seconds; kept, without effect; default 0.
    open var tolerance: TimeInterval = 0

    private let delay: TimeInterval
    /// The time until the first call where that is not the interval.
    private var firstDelay: TimeInterval?
    private let block: (Timer) -> Void
    private var start: TimeInterval?
    private var count = 0

    /// A timer that begins when it is added to a run loop.
    public init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        delay = interval >= Timer.shortestInterval ? interval : Timer.shortestInterval
        timeInterval = repeats ? delay : 0
        self.block = block
        super.init()
        guard !interval.isFinite else { return }
        isValid = false
        Stage.current.fail(SceneFailure("Timer: the interval must be finite, but it is \(interval)."))
    }

    /// A timer that fires first at a date and begins when it is added to a run loop. The date counts from now, in
    /// whole hundredths of a second: a film's clock has none.
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(timeInterval: interval, repeats: repeats, block: block)
        let wait = (date.timeIntervalSinceNow * 100).rounded() / 100
        firstDelay = max(wait, Timer.shortestInterval)
    }

    /// A timer that never fires, as a placeholder.
    public convenience override init() {
        self.init(timeInterval: 1, repeats: false) { _ in }
        invalidate()
    }

    /// Calls a block after an interval in seconds, once, or again and again until `invalidate`.
    @discardableResult public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.begin()
        return timer
    }

    /// Sends an action to a target after an interval in seconds, once or again and again; the target is held
    /// until the timer ends, as Apple's timer does.
    @discardableResult public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = scheduledTimer(withTimeInterval: interval, repeats: repeats) {
            selector.perform(on: target, with: $0)
        }
        timer.userInfo = userInfo
        return timer
    }

    /// Calls the block at once; a timer that fires once is over then.
    open func fire() {
        guard isValid else { return }
        if timeInterval == 0 { isValid = false }
        block(self)
    }

    /// Ends the timer.
    open func invalidate() {
        isValid = false
    }

    /// Lets the time begin; a second time changes nothing.
    func begin() {
        guard isValid, start == nil else { return }
        start = Stage.current.clock.time + (firstDelay ?? delay) - delay
        waitForNext()
    }

    private func waitForNext() {
        guard let start else { return }
        let clock = Stage.current.clock
        let present = clock.time + FilmClock.tolerance
        repeat { count += 1 } while start + Double(count) * delay <= present
        clock.schedule(at: start + Double(count) * delay) { self.timeHasCome() }
    }

    private func timeHasCome() {
        fire()
        if isValid { waitForNext() }
    }
}

extension RunLoop {
    /// Lets a timer begin on the film's clock, whatever the mode.
    @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        timer.begin()
    }
}

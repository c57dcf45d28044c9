/// A timer that calls code once on every tick of the film's clock, as a device does for every frame
/// of its display.
///
/// It is called after the due actions and timers, before animators move their items. A film at 30 frames a
/// second has two ticks a frame, so calls are never further apart than 1/60 s.
///
///     let link = CADisplayLink { link in self.angle += CGFloat(link.duration) }
///     link.add(to: .main, forMode: .common)
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    /// The time of the last call, in seconds on the film's clock; 0 before the first one.
    open private(set) var timestamp: TimeInterval = 0
    /// The time of the next call at the preferred rate, in seconds on the film's clock: the time up to which
    /// what is drawn now is seen.
    open var targetTimestamp: TimeInterval { timestamp + ticksToNextCall * duration }
    /// The time from one tick to the next, in seconds; 0 before the first call.
    open private(set) var duration: TimeInterval = 0
    /// A Boolean value that indicates whether calls are suspended; default false.
    open var isPaused = false
    /// The preferred number of calls per second; default 0, for one on each tick.
    open var preferredFramesPerSecond = 0
    /// The rates at which the link may be called: at the preferred one, else at the highest; default any.
    open var preferredFrameRateRange = CAFrameRateRange.default

    private let handler: (CADisplayLink) -> Void
    private var isValid = true

    /// Creates a link that calls a closure. Flipbook's own, in addition to target and selector.
    public init(_ handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
    }

    /// Creates a link that sends an action to a target. The target is held strongly until `invalidate`,
    /// as by Apple's link.
    public convenience init(target: Any, selector: Selector) {
        self.init { selector.perform(on: target, with: $0) }
    }

    /// Creates a link that calls nothing: the usual first value of a property that gets its link later.
    public convenience override init() {
        self.init { _ in }
    }

    /// Starts the calls with the next tick, whatever the mode. The film's clock holds the link until
    /// it is removed or invalidated.
    open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard isValid else { return }
        RunContext.current.clock.addDisplayLink(self)
    }

    /// Stops the calls, whatever the mode.
    open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        RunContext.current.clock.removeDisplayLink(self)
    }

    /// Stops the calls for good.
    open func invalidate() {
        isValid = false
        RunContext.current.clock.removeDisplayLink(self)
    }

    func tick(at time: TimeInterval, by dt: TimeInterval) {
        guard !isPaused, isValid, isDue(at: time, by: dt) else { return }
        (timestamp, duration) = (time, dt)
        handler(self)
    }

    /// The preferred number of calls per second; 0 for one on each tick.
    private var rate: Double {
        preferredFramesPerSecond > 0
            ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.rate)
    }

    /// Returns the number of the preferred frame at a time; a millionth of a tick allows for rounding.
    private func frame(at time: TimeInterval, _ rate: Double, _ dt: TimeInterval) -> Double {
        (time * rate + dt * rate * 1e-6).rounded(.down)
    }

    /// Returns true for the first tick of a preferred frame.
    private func isDue(at time: TimeInterval, by dt: TimeInterval) -> Bool {
        let rate = rate
        return rate > 0 ? frame(at: time, rate, dt) > frame(at: time - dt, rate, dt) : true
    }

    /// The number of ticks from the last call to the next one.
    private var ticksToNextCall: Double {
        let rate = rate
        guard rate > 0, duration > 0 else { return 1 }
        let next = (frame(at: timestamp, rate, duration) + 1) / rate
        return max(1, ((next - timestamp) / duration - 1e-6).rounded(.up))
    }
}

/// Returns the time in seconds on the film's clock, from the start of the run. In a scene file, `Date()` is
/// the same clock; in a package's own code, it is the time of day, on which no film should depend.
@preconcurrency @MainActor public func CACurrentMediaTime() -> TimeInterval { RunContext.current.clock.time }

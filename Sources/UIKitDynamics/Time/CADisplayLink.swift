/// What calls code once on every tick of the film's clock, as a device does for every frame of its display.
///
/// It is called after the due actions and timers, before animators move their items. A film at 30 frames a
/// second has two ticks a frame, so that the calls are never further apart than 1/60 s.
///
///     let link = CADisplayLink { link in self.angle += CGFloat(link.duration) }
///     link.add(to: .main, forMode: .common)
@MainActor open class CADisplayLink: NSObject {
    /// The time of the present tick in seconds on the film's clock.
    open private(set) var timestamp: TimeInterval = 0
    /// The time of the next tick.
    open var targetTimestamp: TimeInterval { timestamp + duration }
    /// Seconds from one tick to the next.
    open private(set) var duration: TimeInterval = 0
    /// Whether calls are left out; default false.
    open var isPaused = false
    /// How many calls a second suffice; default 0, one on each tick.
    open var preferredFramesPerSecond = 0

    private let handler: (CADisplayLink) -> Void
    private var isValid = true

    /// A link that calls a closure. Ours, beside target and selector.
    public init(_ handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
    }

    /// A link that sends an action to a target, which it holds until `invalidate`, as Apple's does.
    public convenience init(target: Any, selector: Selector) {
        self.init { selector.perform(on: target, with: $0) }
    }

    /// Lets the calls begin with the next tick, whatever the mode; the film's clock holds the link until
    /// `invalidate`.
    open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard isValid else { return }
        Stage.current.clock.addDisplayLink(self)
    }

    /// Ends the calls.
    open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        Stage.current.clock.removeDisplayLink(self)
    }

    /// Ends the calls for good.
    open func invalidate() {
        isValid = false
        Stage.current.clock.removeDisplayLink(self)
    }

    func tick(at time: TimeInterval, by dt: TimeInterval) {
        guard !isPaused, isValid, isDue(at: time, by: dt) else { return }
        (timestamp, duration) = (time, dt)
        handler(self)
    }

    /// Whether the tick is the first one of a wanted frame; a millionth of a tick is rounding.
    private func isDue(at time: TimeInterval, by dt: TimeInterval) -> Bool {
        guard preferredFramesPerSecond > 0 else { return true }
        let rate = Double(preferredFramesPerSecond)
        let slack = dt * rate * 1e-6
        return (time * rate + slack).rounded(.down) > ((time - dt) * rate + slack).rounded(.down)
    }
}

/// The time in seconds on the film's clock, from the take's start. `Date()` is left alone and tells the time
/// of day, which no film should depend on.
@MainActor public func CACurrentMediaTime() -> TimeInterval { Stage.current.clock.time }

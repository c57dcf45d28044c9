/// A source of events at times. Its methods are those of Dispatch.
@preconcurrency @MainActor public protocol DispatchSourceTimer: AnyObject {
    /// A Boolean value that indicates whether the source was canceled.
    var isCancelled: Bool { get }
    /// Sets the block of the events.
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the work item of the events.
    func setEventHandler(handler: DispatchWorkItem)
    /// Sets the block that is called after the source was canceled.
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    /// Sets the times of the events.
    func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
    /// Sets the times of the events, with an interval in seconds.
    func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
    /// Lets the events happen.
    func resume()
    /// Lets the events of a new source happen.
    func activate()
    /// Stops the events until `resume`.
    func suspend()
    /// Ends the events.
    func cancel()
}

extension DispatchSourceTimer {
    /// Sets the block of the events; nil for none.
    public func setEventHandler(handler: (() -> Void)?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }

    /// Sets the block that is called after the source was canceled; nil for none.
    public func setCancelHandler(handler: (() -> Void)?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }

    /// Sets the time of one event, or of the first of many.
    public func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never
    ) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
    }

    /// Sets the times of the events: a first one, and an interval in seconds to the next ones.
    public func schedule(deadline: DispatchTime, repeating interval: Double) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
    }

    /// `schedule(deadline:repeating:leeway:)` under its name in Swift 3.
    public func scheduleRepeating(
        deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }

    /// `schedule(deadline:repeating:leeway:)` under its name in Swift 3.
    public func scheduleRepeating(
        deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }

    /// `schedule(deadline:leeway:)` under its name in Swift 3.
    public func scheduleOneshot(
        deadline: DispatchTime, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(deadline: deadline, repeating: .never, leeway: leeway)
    }
}

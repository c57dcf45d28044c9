/// An event: the touches on the screen at a moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The types of event.
    public enum EventType: Int, Sendable {
        /// An event of touches, the only type in a film.
        case touches = 0
        /// A shake of the device.
        case motion
        /// A button of a remote control.
        case remoteControl
        /// A press of a key.
        case presses
        /// A turn of a wheel.
        case scroll = 10
        /// A move of a pointer.
        case hover
        /// A pinch or turn on a trackpad.
        case transform = 14
    }

    /// The kinds of motions and of remote controls' events; a film has none.
    public enum EventSubtype: Int, Sendable {
        /// No kind.
        case none = 0
        /// A shake of the device.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause
        /// Stop.
        case remoteControlStop
    }

    /// The kind of motion; always none.
    open var subtype: EventSubtype { .none }

    /// The time of the event, in seconds on the film's clock.
    open private(set) var timestamp: TimeInterval = 0
    /// The type of the event; always touches.
    open var type: EventType { .touches }

    /// The current touches, in the order in which the fingers were put down.
    package private(set) var touches: [UITouch] = []

    /// The current touches.
    open var allTouches: Set<UITouch>? { Set(touches) }

    /// Returns the touches that began on a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        Set(touches.filter { $0.view === view })
    }

    /// Returns the touches in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        Set(touches.filter { $0.window === window })
    }

    /// Returns the touches that a recognizer follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(gesture.touches)
    }

    /// Returns the moves of a touch since the last event: the touch itself, since a film reports each move.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    /// Returns the expected moves of a touch; none, since a film does not predict them.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    package func update(_ touches: [UITouch], at time: TimeInterval) {
        (self.touches, timestamp) = (touches, time)
    }
}

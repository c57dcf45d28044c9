/// What happens on the screen at a moment: the touches that are going on.
@MainActor open class UIEvent: NSObject {
    /// What an event is about.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen; the only kind here.
        case touches = 0
    }

    /// When it happened, in seconds on the film's clock.
    open private(set) var timestamp: TimeInterval = 0
    /// Always touches.
    open var type: EventType { .touches }

    /// The touches that are going on, in the order in which the fingers were put down.
    private(set) var touches: [UITouch] = []

    /// All touches that are going on.
    open var allTouches: Set<UITouch>? { Set(touches) }

    /// The touches that began on a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        Set(touches.filter { $0.view === view })
    }

    /// The touches in a window: all.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        Set(touches.filter { $0.window === window })
    }

    /// The touches that a recognizer follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(gesture.touches)
    }

    func update(_ touches: [UITouch], at time: TimeInterval) {
        (self.touches, timestamp) = (touches, time)
    }
}

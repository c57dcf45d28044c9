/// A recognizer for two fingers that move apart or together.
///
/// It begins when their distance has changed by 8 pt; Apple does not publish its threshold.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers, relative to that at the beginning; a scene may set it, to 1 after each
    /// call for example.
    open var scale: CGFloat {
        get { startDistance > 0 && distance > 0 ? base * distance / startDistance : base }
        set { (base, startDistance) = (newValue, distance) }
    }

    /// The change of the scale per second.
    open private(set) var velocity: CGFloat = 0

    private var base: CGFloat = 1
    private var startDistance: CGFloat = 0
    private var last: (time: TimeInterval, scale: CGFloat)?

    private static let threshold: CGFloat = 8

    private var distance: CGFloat { touches.count >= 2 ? touches[0].point.distance(to: touches[1].point) : 0 }

    /// Responds to a finger that was put down; the second one begins the measurement.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 2, state == .possible { (base, startDistance) = (1, distance) }
    }

    /// Responds to a finger that has moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= 2 else { return }
        if let last, event.timestamp > last.time {
            velocity = (scale - last.scale) / (event.timestamp - last.time)
        }
        last = (event.timestamp, scale)
        if state != .possible { return state = .changed }
        if abs(distance - startDistance) >= Self.threshold { state = .began }
    }

    /// Responds to a finger that was lifted; with less than two the gesture ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let rest = numberOfTouches - touches.count
        if state == .possible {
            if rest == 0 { state = .failed }
        } else if rest < 2 {
            (base, startDistance) = (scale, 0)
            state = .ended
        }
    }

    /// Responds to a touch that was canceled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Resets the recognizer before it becomes `possible` again.
    open override func reset() {
        (base, startDistance, velocity, last) = (1, 0, 0, nil)
    }
}

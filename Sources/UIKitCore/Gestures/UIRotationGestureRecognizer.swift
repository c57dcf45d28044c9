/// A recognizer for two fingers that turn about each other.
///
/// It begins when the line between them has turned by 0.1 radians; Apple does not publish its threshold.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle by which the fingers have turned since the beginning, in radians, clockwise; a scene may
    /// set it, to 0 after each call for example.
    open var rotation: CGFloat {
        get { turned }
        set { turned = newValue }
    }

    /// The angular velocity in radians per second.
    open private(set) var velocity: CGFloat = 0

    private var turned: CGFloat = 0
    private var lastAngle: CGFloat?
    private var lastTime: TimeInterval = 0

    private static let threshold: CGFloat = 0.1

    private var angle: CGFloat? {
        guard touches.count >= 2 else { return nil }
        let (one, two) = (touches[0].point, touches[1].point)
        return arcTangent(y: two.y - one.y, x: two.x - one.x)
    }

    /// Responds to a finger that was put down; the second one begins the measurement.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 2 { (lastAngle, lastTime) = (angle, event.timestamp) }
    }

    /// Responds to a finger that has moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle, let lastAngle else { return }
        let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        turned += step
        if event.timestamp > lastTime { velocity = step / (event.timestamp - lastTime) }
        (self.lastAngle, lastTime) = (angle, event.timestamp)
        if state != .possible { return state = .changed }
        if abs(turned) >= Self.threshold { state = .began }
    }

    /// Responds to a finger that was lifted; with less than two the gesture ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let rest = numberOfTouches - touches.count
        if rest < 2 { lastAngle = nil }
        if state == .possible {
            if rest == 0 { state = .failed }
        } else if rest < 2 {
            state = .ended
        }
    }

    /// Responds to a touch that was canceled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Resets the recognizer before it becomes `possible` again.
    open override func reset() {
        (turned, lastAngle, velocity) = (0, nil, 0)
    }
}

/// A recognizer for two fingers that turn about each other.
///
/// It begins when the line between them has turned by more than 5 degrees, which the rotation leaves out, as
/// measured on iOS 26.1, iPhone SE, and ends with the last finger.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle by which the fingers have turned since the beginning and the first 5 degrees, in radians,
    /// clockwise; a scene may set it, to 0 after each call for example.
    open var rotation: CGFloat {
        get { hasBegun ? turned : 0 }
        set { turned = newValue }
    }

    /// The angular velocity in radians per second.
    open private(set) var velocity: CGFloat = 0

    private var turned: CGFloat = 0
    private var lastAngle: CGFloat?
    private var lastTime: TimeInterval = 0

    /// True when the fingers have turned farther than the threshold.
    private var hasBegun = false

    private static let threshold: CGFloat = .pi / 36

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
        let before = rotation
        turned += (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        if !hasBegun { begin() }
        if event.timestamp > lastTime { velocity = (rotation - before) / (event.timestamp - lastTime) }
        (self.lastAngle, lastTime) = (angle, event.timestamp)
        guard hasBegun else { return }
        state = state == .possible ? .began : .changed
    }

    private func begin() {
        guard abs(turned) > Self.threshold else { return }
        turned -= turned > 0 ? Self.threshold : -Self.threshold
        hasBegun = true
    }

    /// Responds to a finger that was lifted; with the last one the gesture ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let rest = numberOfTouches - touches.count
        if rest < 2 { lastAngle = nil }
        if state == .possible {
            if rest == 0 { state = .failed }
        } else {
            state = rest == 0 ? .ended : .changed
        }
    }

    /// Responds to a touch that was canceled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Resets the recognizer before it becomes `possible` again.
    open override func reset() {
        (turned, lastAngle, velocity, hasBegun) = (0, nil, 0, false)
    }
}

/// A recognizer for two fingers that move apart or together.
///
/// It begins when their distance has changed by more than 8 pt, which the scale leaves out, and ends with the
/// last finger, as measured on iOS 26.1, iPhone SE.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers, relative to that at the beginning and the first 8 pt; a scene may set it,
    /// to 1 after each call for example.
    open var scale: CGFloat {
        get { hasBegun && startDistance > 0 && distance > 0 ? base * distance / startDistance : base }
        set {
            (base, startDistance) = (newValue, distance)
            last?.scale = newValue
        }
    }

    /// The change of the scale per second.
    open private(set) var velocity: CGFloat = 0

    private var base: CGFloat = 1
    private var startDistance: CGFloat = 0
    /// True when the fingers have moved farther than the threshold.
    private var hasBegun = false
    private var last: (time: TimeInterval, scale: CGFloat)?

    private static let threshold: CGFloat = 8

    private var distance: CGFloat { touches.count >= 2 ? touches[0].point.distance(to: touches[1].point) : 0 }

    /// Responds to a finger that was put down; the second one begins the measurement.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2 else { return }
        startDistance = distance
        last = (event.timestamp, scale)
    }

    /// Responds to a finger that has moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= 2 else { return }
        if !hasBegun { begin() }
        if let last, event.timestamp > last.time {
            velocity = (scale - last.scale) / (event.timestamp - last.time)
        }
        last = (event.timestamp, scale)
        guard hasBegun else { return }
        state = state == .possible ? .began : .changed
    }

    private func begin() {
        let change = distance - startDistance
        guard abs(change) > Self.threshold else { return }
        startDistance += change > 0 ? Self.threshold : -Self.threshold
        hasBegun = true
    }

    /// Responds to a finger that was lifted; with the last one the gesture ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let rest = numberOfTouches - touches.count
        if rest < 2 { (base, startDistance) = (scale, 0) }
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
        (base, startDistance, velocity, last, hasBegun) = (1, 0, 0, nil, false)
    }
}

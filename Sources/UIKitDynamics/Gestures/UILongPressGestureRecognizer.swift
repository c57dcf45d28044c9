/// Recognizes a finger that stays down in one place; then it is followed as a pan is.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger must stay, in seconds; default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far it may move meanwhile, in points; default 10.
    open var allowableMovement: CGFloat = 10
    /// How many fingers press; default 1.
    open var numberOfTouchesRequired = 1
    /// How many taps come before the press; default 0. Others than 0 are not watched for.
    open var numberOfTapsRequired = 0

    /// When there were enough fingers.
    private var start: TimeInterval?

    /// Called for a finger that was put down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
        if numberOfTouches > numberOfTouchesRequired { return state = .failed }
        if numberOfTouches == numberOfTouchesRequired { start = event.timestamp }
        timePassed(at: event.timestamp)
    }

    /// Called for a finger that has moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .changed }
        let hasLeft = touches.contains { $0.point.distance(to: $0.origin.point) > allowableMovement }
        if hasLeft, !isWaiting { state = .failed }
    }

    /// Called for a finger that was lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, !isWaiting { state = .failed } else { state = .ended }
    }

    /// Called for a touch that was broken off.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Called when the recognizer is about to be `possible` again.
    open override func reset() {
        start = nil
    }

    override func timePassed(at time: TimeInterval) {
        guard let start, !isWaiting, time >= start + minimumPressDuration - FilmClock.tolerance else {
            return
        }
        state = .began
    }
}

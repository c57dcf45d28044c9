@_spi(UIKitInternals) import UIKitCore

/// A recognizer for a finger that stays in place for a time; it then follows the finger as a pan does.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time that the finger must stay, in seconds; default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that the finger may move during that time, in points; default 10.
    open var allowableMovement: CGFloat = 10
    /// The number of fingers of the press; default 1.
    open var numberOfTouchesRequired = 1
    /// The number of taps before the press, each with as many fingers and soon after the last one; default 0.
    open var numberOfTapsRequired = 0

    /// The time at which the required number of fingers was reached; nil before.
    private var start: TimeInterval?
    private var taps = PrecedingTaps()

    /// True while taps are missing before the press.
    private var isTapping: Bool { taps.count < numberOfTapsRequired }

    /// Responds to a finger that was put down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
        if numberOfTouches > numberOfTouchesRequired || isFarFromTaps(touches) { return state = .failed }
        if isTapping { return taps.begin(numberOfTouches, at: event.timestamp) }
        if numberOfTouches == numberOfTouchesRequired {
            start = event.timestamp
            taps.beginPress()
        }
        timePassed(at: event.timestamp)
    }

    /// Returns true for a single finger that does not touch where the first tap did.
    private func isFarFromTaps(_ touches: Set<UITouch>) -> Bool {
        guard numberOfTapsRequired > 0, numberOfTouchesRequired == 1, let touch = touches.first else {
            return false
        }
        return taps.distance(of: touch) > UITapGestureRecognizer.reach
    }

    /// Responds to a finger that has moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .changed }
        let hasLeft = touches.contains { $0.point.distance(to: $0.origin.point) > allowableMovement }
        if hasLeft, !isWaiting { state = .failed }
    }

    /// Responds to a finger that was lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, !isWaiting, isTapping { return endTap(touches, at: event.timestamp) }
        if state == .possible, !isWaiting { state = .failed } else { state = .ended }
    }

    private func endTap(_ touches: Set<UITouch>, at time: TimeInterval) {
        guard numberOfTouches == touches.count else { return }
        if !taps.end(numberOfTouchesRequired, at: time) { state = .failed }
    }

    /// Responds to a touch that was canceled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Resets the recognizer before it becomes `possible` again.
    open override func reset() {
        (start, taps) = (nil, PrecedingTaps())
    }

    @_spi(UIKitInternals) open override func timePassed(at time: TimeInterval) {
        if taps.isLate(at: time), !isWaiting { return state = .failed }
        guard let start, !isWaiting, time >= start + minimumPressDuration - FilmClock.tolerance else {
            return
        }
        state = .began
    }
}

extension UILongPressGestureRecognizer {
    /// Creates a recognizer that calls a closure when a press has lasted long enough, with each move, and at
    /// its end. Flipbook's own, in addition to target and action.
    public convenience init(_ handler: @escaping (UILongPressGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addTarget(handler)
    }
}

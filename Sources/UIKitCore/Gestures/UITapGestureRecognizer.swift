/// A recognizer for one tap, or several in quick succession.
///
/// Apple does not publish its thresholds. Here a finger is down for at most 0.75 s and stays within 10 pt
/// of its first point, the distance at which a pan begins. The next of several taps begins within 0.35 s and
/// within 40 pt of the first one.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps of the gesture; default 1.
    open var numberOfTapsRequired = 1
    /// The number of fingers of each tap; default 1.
    open var numberOfTouchesRequired = 1
    /// The buttons of a mouse or a trackpad that a tap needs; default the primary one. A film has fingers
    /// only, whose taps need none.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// The longest time that a finger of a tap may be down, in seconds.
    package static let longestTap: TimeInterval = 0.75
    /// The longest pause between two taps, in seconds.
    package static let longestPause: TimeInterval = 0.35

    /// The largest distance of a later tap from the first one, in points.
    package static let reach: CGFloat = 40

    private var taps = 0
    private var deadline = TimeInterval.infinity
    private var mostFingers = 0
    private var firstPlace: CGPoint?

    /// Responds to a finger that was put down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if mostFingers == 0 { deadline = touch.timestamp + Self.longestTap }
        mostFingers = max(mostFingers, numberOfTouches)
        let first = firstPlace ?? touch.point
        firstPlace = first
        let isFarAway = numberOfTouchesRequired == 1 && first.distance(to: touch.point) > Self.reach
        if mostFingers > numberOfTouchesRequired || isFarAway { state = .failed }
    }

    /// Responds to a finger that has moved; fails if it has moved more than 10 pt.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: \.hasLeftItsPlace) { state = .failed }
    }

    /// Responds to a finger that was lifted; the last one completes the tap.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: \.hasLeftItsPlace) { state = .failed }
        guard numberOfTouches == touches.count else { return }
        guard mostFingers == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        mostFingers = 0
        deadline = event.timestamp + Self.longestPause
        if taps >= numberOfTapsRequired { state = .recognized }
    }

    /// Resets the recognizer before it becomes `possible` again.
    open override func reset() {
        (taps, mostFingers, deadline, firstPlace) = (0, 0, .infinity, nil)
    }

    /// Returns a Boolean value that indicates whether this recognizer makes another one fail; false for a tap
    /// recognizer that requires more taps, so that a single tap does not prevent a double tap.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    @_spi(UIKitInternals) open override func timePassed(at time: TimeInterval) {
        if time > deadline + FilmClock.tolerance, !isWaiting { state = .failed }
    }
}

extension UITouch {
    /// The distance in points at which a finger begins to pan, and no longer taps: UIKit's threshold.
    package static var threshold: CGFloat { MotionConstants.current.dragThreshold }

    /// True when the finger has moved too far from its first point for a tap.
    var hasLeftItsPlace: Bool { point.distance(to: origin.point) > UITouch.threshold }
}

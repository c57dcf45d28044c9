/// Recognizes one tap, or several in quick succession.
///
/// Apple does not publish what still counts as a tap; here a finger is down for at most 0.75 s and stays
/// within 10 pt of where it was put down, the distance after which a pan begins, and the next tap of several
/// begins within 0.35 s and 40 pt.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture; default 1.
    open var numberOfTapsRequired = 1
    /// How many fingers tap together; default 1.
    open var numberOfTouchesRequired = 1

    /// How long a finger of a tap may be down, in seconds.
    static let longestTap: TimeInterval = 0.75
    /// How many seconds may pass between two taps.
    static let longestPause: TimeInterval = 0.35

    /// How far in points the next tap may be from the first one.
    static let reach: CGFloat = 40

    private var taps = 0
    private var deadline = TimeInterval.infinity
    private var mostFingers = 0
    private var firstPlace: CGPoint?

    /// Called for a finger that was put down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if mostFingers == 0 { deadline = touch.timestamp + Self.longestTap }
        mostFingers = max(mostFingers, numberOfTouches)
        let first = firstPlace ?? touch.point
        firstPlace = first
        let isFarAway = numberOfTouchesRequired == 1 && first.distance(to: touch.point) > Self.reach
        if mostFingers > numberOfTouchesRequired || isFarAway { state = .failed }
    }

    /// Called for a finger that has moved: it may not move far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: \.hasLeftItsPlace) { state = .failed }
    }

    /// Called for a finger that was lifted: the last one makes the tap.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: \.hasLeftItsPlace) { state = .failed }
        guard numberOfTouches == touches.count else { return }
        guard mostFingers == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        mostFingers = 0
        deadline = event.timestamp + Self.longestPause
        if taps >= numberOfTapsRequired { state = .recognized }
    }

    /// Called when the recognizer is about to be `possible` again.
    open override func reset() {
        (taps, mostFingers, deadline, firstPlace) = (0, 0, .infinity, nil)
    }

    /// A single tap does not keep a double tap from being recognized after it.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    override func timePassed(at time: TimeInterval) {
        if time > deadline + FilmClock.tolerance, !isWaiting { state = .failed }
    }
}

extension UITouch {
    /// How far in points a finger moves before it pans, and no longer taps or presses: UIKit's threshold.
    static let threshold: CGFloat = 10

    /// Whether the finger is so far from where it was put down that it no longer taps.
    var hasLeftItsPlace: Bool { point.distance(to: origin.point) > UITouch.threshold }
}

/// The taps that come before a long press, with the thresholds of tap recognizers.
@MainActor struct PrecedingTaps {
    /// The number of taps that are over.
    private(set) var count = 0
    /// The largest number of fingers of the present tap; 0 between taps.
    private var fingers = 0
    /// The time up to which the present tap must end, or the next touch begin.
    private var deadline = TimeInterval.infinity
    private var firstPlace: CGPoint?

    /// Returns the distance of a finger from the first one that was put down.
    mutating func distance(of touch: UITouch) -> CGFloat {
        let place = firstPlace ?? touch.point
        firstPlace = place
        return place.distance(to: touch.point)
    }

    /// Takes fingers that were put down for a tap.
    mutating func begin(_ fingers: Int, at time: TimeInterval) {
        if self.fingers == 0 { deadline = time + UITapGestureRecognizer.longestTap }
        self.fingers = max(self.fingers, fingers)
    }

    /// Ends a tap as its last finger is lifted; returns false for one that had another number of fingers.
    mutating func end(_ required: Int, at time: TimeInterval) -> Bool {
        guard fingers == required else { return false }
        (count, fingers) = (count + 1, 0)
        deadline = time + UITapGestureRecognizer.longestPause
        return true
    }

    /// Ends the wait for the press, which has begun.
    mutating func beginPress() { deadline = .infinity }

    /// Returns true when a tap has lasted too long, or the next touch has not come.
    func isLate(at time: TimeInterval) -> Bool { time > deadline + FilmClock.tolerance }
}

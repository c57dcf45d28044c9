/// Recognizes a quick stroke in one direction.
///
/// Apple does not publish what counts as one; here it is 50 pt in the direction within half a second, with
/// less than half of that across it.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a stroke goes; Apple's bits.
    public struct Direction: OptionSet, Sendable, Hashable {
        /// Apple's bits.
        public let rawValue: UInt

        /// Directions of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count; default to the right.
    open var direction = Direction.right
    /// How many fingers stroke; default 1.
    open var numberOfTouchesRequired = 1

    private static let length: CGFloat = 50
    private static let longestStroke: TimeInterval = 0.5

    private var start: TimeInterval?

    /// Called for a finger that was put down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
        start = start ?? event.timestamp
    }

    /// Called for a finger that has moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == numberOfTouchesRequired, let touch = touches.first else { return }
        let way = CGVector(
            dx: touch.point.x - touch.origin.point.x, dy: touch.point.y - touch.origin.point.y)
        if reaches(way) { state = .recognized }
    }

    /// Called for a finger that was lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        if !isWaiting { state = .failed }
    }

    /// Called when the recognizer is about to be `possible` again.
    open override func reset() {
        start = nil
    }

    private func reaches(_ way: CGVector) -> Bool {
        let (across, along) = (Self.length / 2, Self.length)
        let isLevel = abs(way.dy) < max(across, abs(way.dx) / 2)
        let isUpright = abs(way.dx) < max(across, abs(way.dy) / 2)
        return direction.contains(.right) && way.dx >= along && isLevel
            || direction.contains(.left) && way.dx <= -along && isLevel
            || direction.contains(.down) && way.dy >= along && isUpright
            || direction.contains(.up) && way.dy <= -along && isUpright
    }

    override func timePassed(at time: TimeInterval) {
        guard let start, !isWaiting, time > start + Self.longestStroke + FilmClock.tolerance else { return }
        state = .failed
    }
}

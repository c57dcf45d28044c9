/// A recognizer for a quick swipe in one direction.
///
/// Apple does not publish its thresholds. Here a swipe is 50 pt in the direction within 0.5 s, with less than
/// 25 pt, or less than half that distance, across it.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe, with Apple's raw values.
    public struct Direction: OptionSet, Sendable, Hashable {
        /// The raw value, equal to Apple's.
        public let rawValue: UInt

        /// Creates directions from Apple's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The direction to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// The direction to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// The upward direction.
        public static let up = Direction(rawValue: 1 << 2)
        /// The downward direction.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognized; default right.
    open var direction = Direction.right
    /// The number of fingers of the swipe; default 1.
    open var numberOfTouchesRequired = 1

    private static let length: CGFloat = 50
    private static let longestStroke: TimeInterval = 0.5

    private var start: TimeInterval?

    /// Responds to a finger that was put down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
        start = start ?? event.timestamp
    }

    /// Responds to a finger that has moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == numberOfTouchesRequired, let touch = touches.first else { return }
        let way = CGVector(
            dx: touch.point.x - touch.origin.point.x, dy: touch.point.y - touch.origin.point.y)
        if reaches(way) { state = .recognized }
    }

    /// Responds to a finger that was lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        if !isWaiting { state = .failed }
    }

    /// Resets the recognizer before it becomes `possible` again.
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

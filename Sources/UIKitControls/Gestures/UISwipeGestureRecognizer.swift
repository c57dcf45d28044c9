@_spi(UIKitInternals) import UIKitCore

/// A recognizer for a quick swipe in one direction.
///
/// A swipe is recognized while the fingers move, within 0.5 s: by 50 pt in the direction and up to 50 pt
/// across it at once, and less the longer it takes. All numbers were measured on iOS 26.1, iPhone SE.
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

    /// The least way in the direction and the greatest across it in a stroke without duration, in points.
    private static let length: CGFloat = 50
    /// The parts of these that fall away with each second.
    private static let (fallAlong, fallAcross) = (0.94, 0.98)
    /// The longest time of a stroke in seconds.
    private static let longestStroke: TimeInterval = 0.5

    private var start: TimeInterval?

    /// Responds to a finger that was put down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
        start = start ?? event.timestamp
    }

    /// Responds to a finger that has moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, !isWaiting else { return }
        let time = event.timestamp - start
        guard time <= Self.longestStroke + FilmClock.tolerance else { return state = .failed }
        let ways = self.touches.map { touch in
            CGVector(dx: touch.point.x - touch.origin.point.x, dy: touch.point.y - touch.origin.point.y)
        }
        guard ways.allSatisfy({ keepsCourse($0, after: time) }) else { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        if ways.allSatisfy({ reaches($0, after: time) }) { state = .recognized }
    }

    /// Responds to a finger that was lifted. Where it moved last in the same instant, that counts, too.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.previousLocation(in: nil) != $0.location(in: nil) }) {
            touchesMoved(touches, with: event)
        }
        if !isWaiting { state = .failed }
    }

    /// Resets the recognizer before it becomes `possible` again.
    open override func reset() {
        start = nil
    }

    /// True when the stroke is along the x axis, which wins where directions of both axes are set.
    private var isLevel: Bool { !direction.isDisjoint(with: [.left, .right]) }

    /// Returns whether a finger has not gone behind its start, nor too far across the direction.
    private func keepsCourse(_ way: CGVector, after time: TimeInterval) -> Bool {
        let isBehind =
            direction.isOnly(.right, of: .left) && way.dx < 0
            || direction.isOnly(.left, of: .right) && way.dx > 0
            || direction.isOnly(.down, of: .up) && way.dy < 0
            || direction.isOnly(.up, of: .down) && way.dy > 0
        let across = isLevel ? abs(way.dy) : abs(way.dx)
        return !isBehind && across <= Self.length * (1 - Self.fallAcross * time)
    }

    private func reaches(_ way: CGVector, after time: TimeInterval) -> Bool {
        guard !direction.isEmpty else { return false }
        return (isLevel ? abs(way.dx) : abs(way.dy)) >= Self.length * (1 - Self.fallAlong * time)
    }

    @_spi(UIKitInternals) open override func timePassed(at time: TimeInterval) {
        guard let start, !isWaiting, time > start + Self.longestStroke + FilmClock.tolerance else { return }
        state = .failed
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// Returns whether one of two opposite directions is set, and the other is not.
    fileprivate func isOnly(_ one: Self, of other: Self) -> Bool { contains(one) && !contains(other) }
}

extension UISwipeGestureRecognizer {
    /// Creates a recognizer that calls a closure for each swipe. Flipbook's own, in addition to target and
    /// action.
    public convenience init(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addTarget(handler)
    }
}

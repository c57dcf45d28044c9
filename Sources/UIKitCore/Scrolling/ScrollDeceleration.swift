/// The deceleration of a scroll view's content after a fling.
///
/// The speed falls by the same factor in every millisecond, and so does the distance to the end: distance(t)
/// = total distance x (1 - rate^(1000 t)).
@MainActor final class ScrollDeceleration: FilmTicker {
    /// The distance from the end, in points, below which the content has arrived.
    private static let arrival: CGFloat = 0.25

    private weak var scrollView: UIScrollView?
    private let end: CGPoint
    private let rate: CGFloat
    private var rest: CGVector

    init(_ scrollView: UIScrollView, to end: CGPoint, rate: CGFloat, on clock: FilmClock) {
        self.scrollView = scrollView
        self.end = end
        self.rate = rate
        let start = scrollView.contentOffset
        rest = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        clock.addTicker(self)
    }

    /// Returns the offset at which content comes to rest that is released at an offset with a velocity in
    /// points per second. It is the sum of the distances of all milliseconds to come, velocity / 1000 x rate
    /// / (1 - rate), as Apple showed in 2018.
    package static func end(from offset: CGPoint, _ velocity: CGPoint, rate: CGFloat) -> CGPoint {
        let seconds = rate / (1 - rate) / 1000
        return CGPoint(x: offset.x + velocity.x * seconds, y: offset.y + velocity.y * seconds)
    }

    /// Returns the fraction of the distance that remains after a time in seconds. It avoids the system's
    /// `pow`, whose last bits differ between machines.
    private func fraction(after dt: TimeInterval) -> CGFloat {
        let milliseconds = min(dt * 1000, 100_000)
        let whole = Int(milliseconds)
        let left = (0..<whole).reduce(CGFloat(1)) { left, _ in left * rate }
        return left * (1 - (milliseconds - CGFloat(whole)) * (1 - rate))
    }

    func tick(by dt: TimeInterval) {
        guard let scrollView, scrollView.deceleration === self else { return }
        let fraction = fraction(after: dt)
        rest = CGVector(dx: rest.dx * fraction, dy: rest.dy * fraction)
        let place = CGPoint(x: end.x - rest.dx, y: end.y - rest.dy)
        let nearest = scrollView.nearestOffset(to: place)
        let isThere = max(abs(rest.dx), abs(rest.dy)) < Self.arrival
        if isThere || nearest != place { return scrollView.finishDeceleration(at: isThere ? end : nearest) }
        scrollView.moveContent(to: place)
    }
}

/// How a scroll view's content glides on after a finger has thrown it, and comes to rest.
///
/// The speed falls to the same fraction of itself in every millisecond, so the content comes nearer to where it
/// stops by that fraction too: way(t) = whole way x (1 - rate^(1000 t)).
@MainActor final class ScrollDeceleration: FilmTicker {
    /// Below this distance from the end, in points, the content is there.
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

    /// Where content stops that is let go at an offset with a velocity in points per second: the sum of the ways
    /// of all milliseconds to come, velocity / 1000 x rate / (1 - rate), as Apple has shown in 2018.
    static func end(from offset: CGPoint, _ velocity: CGPoint, rate: CGFloat) -> CGPoint {
        let seconds = rate / (1 - rate) / 1000
        return CGPoint(x: offset.x + velocity.x * seconds, y: offset.y + velocity.y * seconds)
    }

    /// The fraction that is left after a time, without the system's `pow`, whose last bits differ from machine to
    /// machine.
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

/// The motion of a scroll view's content after a drag, which advances with the film's clock.
@MainActor final class ScrollDeceleration: FilmTicker {
    private weak var scrollView: UIScrollView?
    private var x: ScrollMotion
    private var y: ScrollMotion
    private let clock: FilmClock
    /// The time up to which the content has moved, in seconds: at first that of the lift, in whose tick it
    /// stays where the finger left it.
    private var time: TimeInterval

    init(_ scrollView: UIScrollView, x: ScrollMotion, y: ScrollMotion, on clock: FilmClock) {
        self.scrollView = scrollView
        (self.x, self.y) = (x, y)
        (self.clock, time) = (clock, clock.time)
        clock.addTicker(self)
    }

    func tick(by dt: TimeInterval) {
        let passed = clock.time - time
        guard passed > 0, let scrollView, scrollView.deceleration === self else { return }
        time = clock.time
        let offset = CGPoint(x: x.advance(by: passed), y: y.advance(by: passed))
        if x.isOver, y.isOver { return scrollView.finishDeceleration(at: offset) }
        scrollView.moveContent(to: offset.onPixels)
    }
}

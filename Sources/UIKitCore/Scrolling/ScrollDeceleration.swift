/// The motion of a scroll view's content after a drag, which advances with the film's clock.
@MainActor final class ScrollDeceleration: FilmTicker {
    private weak var scrollView: UIScrollView?
    private var x: ScrollMotion
    private var y: ScrollMotion

    init(_ scrollView: UIScrollView, x: ScrollMotion, y: ScrollMotion, on clock: FilmClock) {
        self.scrollView = scrollView
        (self.x, self.y) = (x, y)
        clock.addTicker(self)
    }

    func tick(by dt: TimeInterval) {
        guard let scrollView, scrollView.deceleration === self else { return }
        let offset = CGPoint(x: x.advance(by: dt), y: y.advance(by: dt))
        if x.isOver, y.isOver { return scrollView.finishDeceleration(at: offset) }
        scrollView.moveContent(to: offset.onPixels)
    }
}

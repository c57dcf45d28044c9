/// An animated scroll from one offset to another, which advances with the film's clock.
@MainActor package final class ScrollAnimation: FilmTicker {
    /// The duration of a scroll over any distance, in seconds: UIKit's 0.3 s.
    package static var duration: TimeInterval { MotionConstants.current.scrollDuration }

    private weak var scrollView: UIScrollView?
    private let start: CGPoint
    package let end: CGPoint
    /// True for a scroll that a tap on the status bar began; default false.
    var leadsToTop = false
    private let begin: TimeInterval
    private let clock: FilmClock

    package init(_ scrollView: UIScrollView, to end: CGPoint, on clock: FilmClock) {
        self.scrollView = scrollView
        self.clock = clock
        self.end = end
        start = scrollView.contentOffset
        begin = clock.time
        clock.addTicker(self)
    }

    package func tick(by dt: TimeInterval) {
        guard let scrollView, scrollView.scrollAnimation === self else { return }
        let time = (clock.time - begin) / Self.duration
        let progress = CGFloat(TimingCurve.easeInOut.value(at: time + 1e-9))
        if progress >= 1 { return scrollView.finishScrolling(at: end) }
        let offset = CGPoint(
            x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
        scrollView.moveContent(to: offset.onPixels)
    }
}

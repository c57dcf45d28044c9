/// An animated scroll from one offset to another, which advances with the film's clock.
@MainActor package final class ScrollAnimation: FilmTicker {
    /// The duration of a scroll over any distance, in seconds: UIKit's 0.3 s.
    package static var duration: TimeInterval { MotionConstants.current.scrollDuration }

    private weak var scrollView: UIScrollView?
    private var start: CGPoint
    package private(set) var end: CGPoint
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

    /// The part of the way that is done, from 0 to 1.
    private var progress: CGFloat {
        let time = (clock.time - begin) / Self.duration
        return CGFloat(TimingCurve.easeInOut.value(at: time + 1e-9))
    }

    /// Leads the rest of the way to another end, in the time that is left.
    package func aim(at newEnd: CGPoint) {
        let progress = progress
        if progress < 1 {
            // The content stays where it is: start' + (end' - start') p = start + (end - start) p.
            let ratio = progress / (1 - progress)
            start.x += (end.x - newEnd.x) * ratio
            start.y += (end.y - newEnd.y) * ratio
        }
        end = newEnd
    }

    package func tick(by dt: TimeInterval) {
        guard let scrollView, scrollView.scrollAnimation === self else { return }
        let progress = progress
        if progress >= 1 { return scrollView.finishScrolling(at: end) }
        let offset = CGPoint(
            x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
        scrollView.moveContent(to: offset.onPixels)
    }
}

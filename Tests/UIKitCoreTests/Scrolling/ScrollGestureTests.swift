import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Paging, zooming and the pull that refreshes.
@MainActor @Suite struct ScrollGestureTests {
    private let host = SceneHost(size: CGSize(width: 200, height: 400))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

    init() {
        view.contentSize = CGSize(width: 800, height: 400)
        host.withCurrent { [host, view] in host.window.addSubview(view) }
    }

    private func run(_ script: InputScript, _ seconds: Double) {
        host.inputScript = script
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test(arguments: [(120.0, 0.2, 200.0), (30.0, 1.0, 0.0)])
    func aDragEndsAtAPage(_ way: Double, _ duration: Double, _ expected: Double) {
        view.isPagingEnabled = true
        let path = [CGPoint(x: 160, y: 100), CGPoint(x: 160 - way, y: 100)]
        run([.pan(along: path, from: 0.1, to: 0.1 + duration)], 3)
        #expect(abs(view.contentOffset.x - expected) < 0.5)
    }

    @Test func aScrollViewThatIsOffLeavesTheFingerToTheOneAround() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        inner.contentSize = CGSize(width: 900, height: 900)
        inner.isScrollEnabled = false
        view.addSubview(inner)
        run([.pan(along: [CGPoint(x: 160, y: 100), CGPoint(x: 60, y: 100)], from: 0.1, to: 0.6)], 0.6)
        #expect(view.contentOffset.x > 80 && inner.contentOffset == .zero)
    }

    @Test(arguments: [(CGPoint(x: 160, y: 20), true), (CGPoint(x: 60, y: 100), false)])
    func aFingerScrollsTheViewWhoseContentMovesAlongItsWay(_ end: CGPoint, _ isInner: Bool) {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        inner.contentSize = CGSize(width: 200, height: 900)
        view.addSubview(inner)
        run([.pan(along: [CGPoint(x: 160, y: 100), end], from: 0.1, to: 0.6)], 0.6)
        #expect((inner.contentOffset.y > 60) == isInner && (view.contentOffset.x > 80) == !isInner)
    }

    @Test func contentThatStillBouncesGoesToItsTopWhenRefreshingEnds() {
        view.contentSize = CGSize(width: 200, height: 1000)
        let control = UIRefreshControl()
        host.withCurrent { view.refreshControl = control }
        run([.pan(along: [CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 390)], from: 0.1, to: 0.6)], 0.7)
        #expect(control.isRefreshing && view.contentOffset.y < -61)
        host.withCurrent { control.endRefreshing() }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(view.contentOffset.y == 0 && view.contentInset == .zero)
    }

    @Test func aPullTurnsTheRefreshControlOn() {
        view.contentSize = CGSize(width: 200, height: 1000)
        let (control, log) = (UIRefreshControl(), Log())
        control.addAction(UIAction { _ in log("refresh") }, for: .valueChanged)
        host.withCurrent { view.refreshControl = control }
        run([.pan(along: [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 300)], from: 0.1, to: 0.6)], 2)
        #expect(log.entries == ["refresh"] && control.isRefreshing)
        #expect(view.contentOffset.y == -60)
        // The eight lines of the spinner, in the middle of the room above the content.
        let spinner = control.subviews[0]
        #expect(!spinner.isHidden && spinner.alpha == 1)
        #expect(spinner.convert(CGPoint.zero, to: nil) == CGPoint(x: 90, y: 20))
        host.withCurrent { control.endRefreshing() }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(view.contentOffset.y == 0 && !control.isRefreshing)
    }

    @Test func zoomingScalesTheDelegatesViewWithinItsLimits() {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        let zoomer = Zoomer()
        host.withCurrent {
            view.delegate = zoomer
            view.addSubview(zoomer.content)
            view.maximumZoomScale = 3
            view.zoomScale = 2
        }
        #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 400, height: 800))
        #expect(zoomer.content.frame.origin == .zero)
        host.withCurrent { view.zoomScale = 9 }
        #expect(view.zoomScale == 3)
    }

    @Test func theDelegateHearsOfTheEndOfAnAnimatedZoom() {
        final class Zoomed: NSObject, UIScrollViewDelegate {
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            var log: [String] = []
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
                log.append("begin")
            }
            func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
            func scrollViewDidEndZooming(
                _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
            ) {
                log.append("end \(scale)")
            }
        }
        let delegate = Zoomed()
        host.withCurrent {
            view.maximumZoomScale = 3
            view.delegate = delegate
            view.addSubview(delegate.content)
            view.setZoomScale(2, animated: true)
        }
        #expect(delegate.log == ["begin", "zoom"])
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        #expect(delegate.log == ["begin", "zoom", "end 2.0"])
    }
}

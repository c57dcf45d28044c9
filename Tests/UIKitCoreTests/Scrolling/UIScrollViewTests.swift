import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIScrollViewTests {
    final class Log: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        var ends = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }

    let host = SceneHost(size: CGSize(width: 100, height: 100))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = Log()

    init() {
        view.contentSize = CGSize(width: 100, height: 1000)
        view.delegate = log
        host.withCurrent { [host, view] in host.window.addSubview(view) }
    }

    @Test func theOffsetIsTheBoundsOrigin() {
        let child = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        view.addSubview(child)
        view.contentOffset = CGPoint(x: 0, y: 30)
        #expect(view.bounds.origin.y == 30 && view.frame.origin == .zero)
        #expect(view.convert(child.frame.origin, to: nil).y == 20)
        #expect(log.offsets == [30])
        view.contentOffset = CGPoint(x: 0, y: 30)
        view.bounds.origin.y = 40
        #expect(log.offsets == [30, 40])
        #expect(view.clipsToBounds)
    }

    @Test func anAnimatedScrollTakesThreeTenthsOfASecond() {
        host.withCurrent { view.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
        #expect(view.contentOffset.y == 0)
        for _ in 0..<9 { host.advance(by: 1.0 / 60) }
        // Half of the time is half of the way, for the pace is the same at both ends.
        #expect(isNear(view.contentOffset.y, 100, within: 1e-3))
        #expect(log.ends == 0)
        for _ in 0..<9 { host.advance(by: 1.0 / 60) }
        #expect(view.contentOffset.y == 200 && log.ends == 1 && log.offsets.count == 18)
        #expect(log.offsets == log.offsets.sorted())
        host.advance(by: 1)
        #expect(log.ends == 1 && log.offsets.count == 18)
    }

    @Test func settingTheOffsetEndsAnAnimatedScroll() {
        host.withCurrent { view.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
        host.advance(by: 0.1)
        view.contentOffset.y = 7
        host.advance(by: 1)
        #expect(view.contentOffset.y == 7 && log.ends == 0)
    }

    @Test func rectanglesAreScrolledToNoFurtherThanNeeded() {
        view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 100)
        view.scrollRectToVisible(CGRect(x: 0, y: 120, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 100)
        view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 20)
        view.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 900)
    }

    @Test func insetsAndShrinkingContentKeepTheContentInSight() {
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(view.contentOffset.y == -20)
        view.contentOffset.y = 900
        view.contentSize.height = 300
        #expect(view.contentOffset.y == 200)
    }

    @Test func nonsenseIsReported() throws {
        host.withCurrent { view.setContentOffset(CGPoint(x: CGFloat.nan, y: 0), animated: true) }
        let failure = try #require(host.failure)
        #expect(failure.message.contains("contentOffset must be made of finite numbers"))
        #expect(view.contentOffset == .zero)
    }

    @Test func offsetsAtTheEdgesHaveNoNegativeZeros() {
        func digits() -> String { "\(view.contentOffset.x) \(view.contentOffset.y)" }
        host.withCurrent {
            view.contentOffset = CGPoint(x: 5, y: 5)
            view.contentOffset = CGPoint(x: -0.0, y: -0.0)
            #expect(digits() == "0.0 0.0")
            view.contentInset.top = 20
            view.contentInset.top = 0
            #expect(digits() == "0.0 0.0")
            view.contentOffset = CGPoint(x: 5, y: 1_500)
            view.contentSize = CGSize(width: 50, height: 50)
            #expect(digits() == "0.0 0.0")
        }
        let range = view.offsetRange
        #expect("\(range.x.lowerBound) \(range.y.lowerBound)" == "0.0 0.0")
    }
}

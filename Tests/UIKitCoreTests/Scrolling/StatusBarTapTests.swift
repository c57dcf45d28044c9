import Testing
import UIKitHost

/// Taps on the status bar, which scroll to the top.
@MainActor @Suite struct StatusBarTapTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        var allows = true

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            calls.append("should")
            return allows
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    private let delegate = Delegate()

    init() {
        host.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        view.contentSize = CGSize(width: 320, height: 2_000)
        view.delegate = delegate
        host.withCurrent { [host, view] in host.window.addSubview(view) }
        run(0.1)
        host.withCurrent { [view] in view.contentOffset.y = 900 }
    }

    private func run(_ seconds: Double, _ script: InputScript? = nil) {
        if let script { host.inputScript = script }
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func tap(y: CGFloat = 8) { run(1, [.tap(at: CGPoint(x: 160, y: y), time: 0.2)]) }

    @Test func aTapScrollsToTheTop() {
        tap()
        #expect(view.contentOffset.y == -20)
        #expect(delegate.calls == ["should", "did"])
    }

    @Test func aTapBelowTheBarDoesNot() {
        tap(y: 30)
        #expect(view.contentOffset.y == 900 && delegate.calls.isEmpty)
    }

    @Test func theDelegateForbidsIt() {
        delegate.allows = false
        tap()
        #expect(view.contentOffset.y == 900 && delegate.calls == ["should"])
    }

    @Test func severalViewsStayWhereTheyAre() {
        let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
        other.contentSize = CGSize(width: 320, height: 500)
        host.withCurrent { host.window.addSubview(other) }
        tap()
        #expect(view.contentOffset.y == 900)
    }

    @Test func allButOneCanLeaveItToThat() {
        let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
        other.contentSize = CGSize(width: 320, height: 500)
        other.scrollsToTop = false
        host.withCurrent { host.window.addSubview(other) }
        tap()
        #expect(delegate.calls == ["should", "did"])
    }
}

import Testing
import UIKitHost
import UIKitTestSupport

/// Touches on the content of scroll views: who receives them.
@MainActor @Suite struct ContentTouchTests {
    private final class Content: UIScrollView {
        var cancels: Bool?
        var begins = true
        var insets = 0
        override func touchesShouldCancel(in view: UIView) -> Bool {
            cancels ?? super.touchesShouldCancel(in: view)
        }
        override func touchesShouldBegin(
            _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
        ) -> Bool { begins }
        override func adjustedContentInsetDidChange() { insets += 1 }
    }

    private let host = SceneHost(size: CGSize(width: 200, height: 400))
    private let content = Content(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

    init() {
        content.contentSize = CGSize(width: 200, height: 2000)
        content.addSubview(button)
        host.withCurrent { [host, content] in host.window.addSubview(content) }
    }

    /// Rests on the button for a time, then drags by 100 points.
    private func drag(afterResting rest: Double) {
        let (start, end) = (CGPoint(x: 100, y: 200), CGPoint(x: 100, y: 100))
        let pause = rest > 0 ? [(point: start, time: 0.1 + rest)] : []
        host.inputScript = [.pan(through: [(start, 0.1)] + pause + [(end, 0.4 + rest)])]
        for _ in 0..<Int((0.38 + rest) * 60) { host.advance(by: 1.0 / 60) }
    }

    @Test(arguments: [(0.3, nil, false), (0.0, nil, true), (0.3, true, true), (0.0, false, true)])
    func aPressedControlKeepsItsTouch(_ rest: Double, _ cancels: Bool?, _ scrolls: Bool) {
        content.cancels = cancels
        drag(afterResting: rest)
        #expect((content.contentOffset.y > 50) == scrolls && button.isTracking == !scrolls)
    }

    @Test func contentThatCannotLoseTouchesKeepsThem() {
        (content.cancels, content.canCancelContentTouches) = (true, false)
        drag(afterResting: 0.3)
        #expect(content.contentOffset == .zero)
    }

    @Test func contentDecidesAtOnceWithoutDelay() {
        content.delaysContentTouches = false
        drag(afterResting: 0)
        #expect(content.contentOffset == .zero && button.isTracking)
    }

    @Test func touchesThatMayNotBeginDoNotReachTheContent() {
        content.begins = false
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        host.inputScript = [.tap(at: CGPoint(x: 100, y: 100), time: 0.1)]
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        #expect(taps == 0)
    }

    @Test func aViewHearsOfItsInsets() {
        host.withCurrent { content.contentInset.top = 20 }
        #expect(content.insets == 1)
    }
}

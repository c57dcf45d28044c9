import Testing
import UIKitHost

/// Bars that swipes, taps and the keyboard hide.
@MainActor @Suite struct BarHidingTests {
    private final class Page: UIViewController {
        let scroll = UIScrollView()
        let button = UIButton(frame: CGRect(x: 100, y: 150, width: 120, height: 44))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.contentSize = CGSize(width: 320, height: 2000)
            view.addSubview(scroll)
            scroll.addSubview(button)
            scroll.addSubview(field)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let page = Page()
    private let stack: UINavigationController

    init() {
        stack = UINavigationController(rootViewController: page)
        page.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
        stack.isToolbarHidden = false
        host.showsKeyboard = true
        host.install(stack)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// Moves a finger in 0.4 seconds, and rests before it is lifted.
    private func swipe(from start: CGFloat, to end: CGFloat) {
        let now = host.clock.time
        let path = [(start, 0.1), (end, 0.5), (end, 0.7)].map { y, time in
            (point: CGPoint(x: 160, y: y), time: now + time)
        }
        host.inputScript = [.pan(through: path)]
        run(1.2)
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        host.inputScript = [.tap(at: CGPoint(x: x, y: y), time: host.clock.time + 0.1)]
        run(0.8)
    }

    private var areHidden: Bool {
        host.withCurrent {
            let isOut = stack.navigationBar.frame.maxY <= 0 && stack.toolbar.isHidden
            #expect(isOut == stack.isNavigationBarHidden && isOut == stack.isToolbarHidden)
            #expect(isOut == (page.scroll.adjustedContentInset.top == 0))
            return isOut
        }
    }

    @Test func aSwipeUpHidesTheBarsAndOneDownShowsThem() {
        host.withCurrent { stack.hidesBarsOnSwipe = true }
        run(0.1)
        #expect(!areHidden && page.scroll.contentOffset.y == -44)
        swipe(from: 400, to: 200)
        #expect(areHidden)
        // The first 10 points do not scroll, and then the content begins at the upper edge of the screen.
        #expect(page.scroll.contentOffset.y > 150 && page.scroll.contentOffset.y <= 190)
        swipe(from: 200, to: 230)
        #expect(areHidden)
        swipe(from: 200, to: 260)
        #expect(!areHidden)
        #expect(stack.navigationBar.frame.minY == 0 && stack.toolbar.frame.maxY == 568)
    }

    @Test func aSwipeLeavesTheBarsWhereNothingHidesThem() {
        host.withCurrent { stack.hidesBarsOnTap = true }
        swipe(from: 400, to: 200)
        #expect(!areHidden)
    }

    @Test func theBarsSlideOutOfTheScreen() {
        host.withCurrent { stack.hidesBarsOnTap = true }
        host.inputScript = [.tap(at: CGPoint(x: 160, y: 300), time: 0.1)]
        run(0.3)
        let middle = host.withCurrent { stack.navigationBar.layer.presentation()?.position.y } ?? 0
        #expect(middle < 22 && middle > -22)
    }

    @Test func aTapThatNoControlTakesTogglesTheBars() {
        host.withCurrent { stack.hidesBarsOnTap = true }
        var presses = 0
        page.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        tap(160, 300)
        #expect(areHidden)
        // The content has moved up by the height of the bar.
        tap(160, 170)
        #expect(areHidden && presses == 1)
        tap(160, 300)
        #expect(!areHidden)
        tap(160, 20)
        #expect(!areHidden)
    }

    @Test func theKeyboardHidesTheBarsAndATapShowsThem() {
        host.withCurrent { stack.hidesBarsWhenKeyboardAppears = true }
        run(0.1)
        host.withCurrent { _ = page.field.becomeFirstResponder() }
        run(0.8)
        #expect(areHidden)
        host.withCurrent { _ = page.field.resignFirstResponder() }
        run(0.8)
        #expect(areHidden)
        tap(160, 250)
        #expect(!areHidden)
        tap(160, 250)
        #expect(!areHidden)
    }
}

import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Toolbars that are hidden, shown or moved in a transition of their stack.
@MainActor @Suite struct ToolbarSlideTests {
    private final class Page: UIViewController {
        /// The closure to call before the view appears.
        var willAppear: (() -> Void)?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            willAppear?()
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let first = Page()
    private let second = Page()
    private let stack: UINavigationController
    /// A delegate with an animator that the driver holds.
    private let delegate = SlideDelegate(Log())
    private let driver = UIPercentDrivenInteractiveTransition()

    init() {
        stack = UINavigationController(rootViewController: first)
        delegate.driver = driver
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// Performs a change of the stack, and holds its transition in the middle.
    private func halfway(_ change: () -> Void) {
        stack.delegate = delegate
        host.withCurrent {
            change()
            _ = stack.transitionCoordinator
            driver.update(0.5)
        }
        run(1.0 / 60)
    }

    private func finish() {
        host.withCurrent { driver.finish() }
        run(1.2)
    }

    private var seen: CGRect? { host.withCurrent { stack.toolbar.layer.presentation()?.frame } }

    /// The first page hides the toolbar before it appears, the second one shows it.
    private func install() {
        host.withCurrent {
            second.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
        }
        first.willAppear = { [stack] in stack.setToolbarHidden(true, animated: true) }
        second.willAppear = { [stack] in stack.setToolbarHidden(false, animated: true) }
        host.install(stack)
        run(0.1)
    }

    @Test func aToolbarComesAndLeavesWithTheContent() {
        install()
        halfway { stack.pushViewController(second, animated: true) }
        #expect(isNear(seen?.minX, 160, within: 0.1) && seen?.minY == 524 && !stack.toolbar.isHidden)
        finish()
        #expect(seen == CGRect(x: 0, y: 524, width: 320, height: 44))
        halfway { _ = stack.popViewController(animated: true) }
        #expect(isNear(seen?.minX, 160, within: 0.1) && seen?.minY == 524 && !stack.toolbar.isHidden)
        // It leaves with the entries that it had.
        #expect(host.picture().texts.contains { $0.string == "Sort" })
        finish()
        #expect(stack.toolbar.isHidden && seen?.minY == 568)
        #expect(!host.picture().texts.contains { $0.string == "Sort" })
    }

    @Test func aToolbarStaysWhereThePopIsCanceled() {
        install()
        host.withCurrent { stack.setViewControllers([first, second], animated: false) }
        run(0.5)
        halfway { _ = stack.popViewController(animated: true) }
        #expect(isNear(seen?.minX, 160, within: 0.1))
        host.withCurrent { driver.cancel() }
        run(1.2)
        #expect(seen == CGRect(x: 0, y: 524, width: 320, height: 44) && !stack.toolbar.isHidden)
    }

    @Test func aToolbarAboveATabBarThatLeavesMovesDown() {
        second.hidesBottomBarWhenPushed = true
        let tabs = host.withCurrent {
            stack.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            return tabs
        }
        host.install(tabs)
        run(0.1)
        let above = host.withCurrent { stack.toolbar.frame.minY }
        halfway { stack.pushViewController(second, animated: true) }
        let middle = seen?.minY
        finish()
        let below = host.withCurrent { stack.toolbar.frame.minY }
        #expect(above < below && isNear(middle, (above + below) / 2, within: 0.1))
        #expect(seen?.minX == 0 && seen?.minY == below)
    }
}

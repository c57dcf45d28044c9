import Testing
import UIKitHost
import UIKitTestSupport

/// The calls at the first appearance of a stack, in the order of a log of 2012 that names them all
/// (vastdevblog.vast.com, "UIViewController life cycle").
@MainActor @Suite struct FirstAppearanceTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let log = Log()

    private func makeStack(_ delegate: SlideDelegate) -> UINavigationController {
        let stack = UINavigationController(rootViewController: NotingPage("A", log))
        stack.delegate = delegate
        return stack
    }

    @Test func theDelegateIsNotifiedOfTheFirstController() {
        let delegate = SlideDelegate(log)
        let stack = host.withCurrent { makeStack(delegate) }
        host.install(stack)
        host.advance(by: 1.0 / 60)
        #expect(log.entries == ["A willAppear", "willShow A", "A didAppear", "didShow A"])
    }

    @Test func theDelegateIsNotifiedOnceOfAStackInTabs() {
        let delegate = SlideDelegate(log)
        let (tabs, stack) = host.withCurrent { (UITabBarController(), makeStack(delegate)) }
        host.withCurrent { tabs.viewControllers = [UIViewController(), stack] }
        host.install(tabs)
        #expect(log.entries.isEmpty)
        for index in [1, 0, 1] {
            host.withCurrent { tabs.selectedIndex = index }
            host.advance(by: 1.0 / 60)
        }
        #expect(log.entries.filter { $0.contains("Show") } == ["willShow A", "didShow A"])
    }

    @Test func whatIsPushedOutsideOfTheWindowIsShownLater() {
        let delegate = SlideDelegate(log)
        let stack = host.withCurrent { makeStack(delegate) }
        host.withCurrent {
            stack.loadViewIfNeeded()
            stack.pushViewController(NotingPage("B", log), animated: false)
        }
        #expect(log.entries.isEmpty)
        host.install(stack)
        #expect(log.entries.filter { $0.contains("Show") } == ["willShow B", "didShow B"])
    }

    @Test func aPresentedControllerIsTheVisibleOne() {
        let delegate = SlideDelegate(log)
        let stack = host.withCurrent { makeStack(delegate) }
        host.install(stack)
        #expect(stack.visibleViewController === stack.topViewController)
        let other = UIViewController()
        host.withCurrent { stack.topViewController?.present(other, animated: false) }
        #expect(stack.visibleViewController === other)
    }
}

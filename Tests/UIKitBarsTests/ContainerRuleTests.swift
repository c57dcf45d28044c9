import Testing
import UIKitHost

/// Each misuse of a container, for which a device raises an exception, is answered by a sentence.
@MainActor @Suite struct ContainerRuleTests {
    private final class Page: UIViewController {}
    private final class Stack: UINavigationController {}

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let page = Page()

    private func failure(_ mistake: () -> Void) -> String {
        host.withCurrent(mistake)
        return host.failure?.message ?? "no failure"
    }

    @Test func aControllerIsPushedOnce() {
        let stack = UINavigationController(rootViewController: page)
        let message = failure { stack.pushViewController(page, animated: false) }
        #expect(
            message
                == "UINavigationController: Page is in the stack already, and a controller can be pushed once."
        )
        #expect(stack.viewControllers == [page])
    }

    @Test func aNavigationControllerIsNotPushed() {
        let stack = UINavigationController(rootViewController: page)
        let message = failure { stack.pushViewController(Stack(), animated: false) }
        #expect(message.contains("a stack cannot hold the navigation controller Stack"))
        #expect(stack.viewControllers == [page])
    }

    @Test func aNavigationControllerIsNoRootOfAnotherOne() {
        let message = failure { _ = UINavigationController(rootViewController: Stack()) }
        #expect(message.contains("a stack cannot hold the navigation controller Stack"))
    }

    @Test func theControllersOfAStackDiffer() {
        let stack = Stack()
        let message = failure { stack.setViewControllers([page, page], animated: false) }
        #expect(message == "Stack: Page is given twice, but the controllers of a stack must differ.")
    }

    @Test func aPopLeadsToAControllerOfTheStack() {
        let stack = Stack(rootViewController: page)
        let message = failure { _ = stack.popToViewController(Page(), animated: false) }
        #expect(message == "Stack: Page is not in the stack, so popToViewController cannot lead to it.")
    }

    @Test func theBarsOfControllersBelongToThem() {
        let stack = Stack(rootViewController: page)
        host.install(stack)
        let message = failure { stack.navigationBar.pushItem(UINavigationItem(title: "B"), animated: false) }
        #expect(
            message
                == "UINavigationBar.pushItem(_:animated:) cannot be used: the bar belongs to a controller, "
                + "which sets it.")
        #expect(stack.navigationBar.items?.count == 1)
    }

    @Test func aTabOfAControllerHasNoOtherDelegate() {
        final class Delegate: NSObject, UITabBarDelegate {}
        let (tabs, delegate) = (UITabBarController(), Delegate())
        host.withCurrent { tabs.viewControllers = [page] }
        host.install(tabs)
        #expect(failure { tabs.tabBar.delegate = delegate }.hasPrefix("UITabBar.delegate cannot be used"))
    }

    @Test func theSelectedControllerIsOneOfTheTabs() {
        let tabs = UITabBarController()
        let message = failure {
            tabs.viewControllers = [page]
            tabs.selectedViewController = page
            #expect(host.failure == nil)
            tabs.selectedViewController = Page()
        }
        #expect(
            message == "UITabBarController: Page is not one of its controllers, so it cannot be selected.")
    }

    @Test(
        arguments: [
            (.scroll, 0, "1 controller, but it was given 0."), (.scroll, 1, nil),
            (.scroll, 2, "1 controller, but it was given 2."), (.pageCurl, 2, nil),
            (.pageCurl, 3, "1 or 2 controllers, but it was given 3."),
        ] as [(UIPageViewController.TransitionStyle, Int, String?)])
    func aPageControllerNeedsTheNumberOfItsPages(
        _ style: UIPageViewController.TransitionStyle, _ count: Int, _ end: String?
    ) {
        let book = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        let pages = (0..<count).map { _ in Page() }
        let message = failure { book.setViewControllers(pages, direction: .forward, animated: false) }
        let rule = end.map { "UIPageViewController: setViewControllers needs \($0)" }
        #expect(message == rule ?? "no failure")
    }
}

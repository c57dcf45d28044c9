import TestSupport
import Testing
import UIKitHost

/// A list and its details on a phone, where one is seen at a time.
@MainActor @Suite struct UISplitViewControllerTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let list = UIViewController()
    private let details = UIViewController()
    private let split = UISplitViewController()

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// A delegate that puts the details away.
    private final class Closing: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
    }

    @Test func aColumnIsAsWideAsTheView() {
        let three = host.withCurrent { UISplitViewController(style: .tripleColumn) }
        host.withCurrent { (split.viewControllers, three.viewControllers) = ([list], [details]) }
        host.install(split)
        #expect(split.primaryColumnWidth == 320 && split.supplementaryColumnWidth == 0)
        host.install(three)
        #expect(three.primaryColumnWidth == 320 && three.supplementaryColumnWidth == 320)
    }

    @Test func withoutADelegateTheDetailsAreSeenFirst() {
        let stack = UINavigationController(rootViewController: list)
        host.withCurrent {
            split.viewControllers = [stack, UINavigationController(rootViewController: details)]
        }
        host.install(split)
        #expect(details.view.window != nil && list.viewIfLoaded?.window == nil)
        #expect(details.splitViewController === split && split.viewControllers == [stack])
        host.withCurrent { _ = stack.popViewController(animated: true) }
        run(1)
        #expect(list.view.window != nil && details.view.window == nil)
    }

    @Test func theListIsSeenWhereTheDelegatePutsTheDetailsAway() {
        let (stack, closing) = (UINavigationController(rootViewController: list), Closing())
        host.withCurrent {
            split.delegate = closing
            split.viewControllers = [stack, UINavigationController(rootViewController: UIViewController())]
        }
        host.install(split)
        #expect(list.view.window != nil && split.viewControllers == [stack] && split.isCollapsed)
        #expect(list.splitViewController === split && split.view.subviews.first === stack.view)
        host.withCurrent {
            list.showDetailViewController(UINavigationController(rootViewController: details), sender: nil)
        }
        run(1)
        #expect(
            stack.viewControllers.map(ObjectIdentifier.init) == [list, details].map(ObjectIdentifier.init))
        #expect(details.view.window != nil && list.view.window == nil)
    }

    @Test func detailsAreShownAgain() {
        let (stack, closing) = (UINavigationController(rootViewController: list), Closing())
        let shown = UINavigationController(rootViewController: details)
        host.withCurrent {
            split.delegate = closing
            split.viewControllers = [stack, shown]
        }
        host.install(split)
        for _ in 0..<2 {
            host.withCurrent { list.showDetailViewController(shown, sender: nil) }
            run(1)
            #expect(stack.viewControllers == [list, details])
            host.withCurrent { list.showDetailViewController(shown, sender: nil) }
            run(1)
            #expect(stack.viewControllers == [list, details] && host.failure == nil)
            host.withCurrent { _ = stack.popViewController(animated: true) }
            run(1)
        }
    }

    @Test func aListWithoutAStackPresentsTheDetails() {
        host.withCurrent { split.viewControllers = [list] }
        host.install(split)
        host.withCurrent { split.show(details, sender: nil) }
        run(1)
        #expect(split.presentedViewController === details && details.view.window != nil)
    }

    @Test func aListThatIsReplacedLeaves() {
        host.withCurrent { split.viewControllers = [list] }
        host.install(split)
        host.withCurrent { split.viewControllers = [details] }
        #expect(list.parent == nil && list.view.superview == nil && details.view.window != nil)
        #expect(details.view.frame == split.view.bounds)
    }

    /// A delegate that shows the list first.
    private final class ListFirst: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
    }

    @Test(arguments: [true, false]) func columnsAreOneStack(_ showsList: Bool) throws {
        let (split, first) = (UISplitViewController(style: .doubleColumn), ListFirst())
        host.withCurrent {
            if showsList { split.delegate = first }
            split.setViewController(list, for: .primary)
            split.setViewController(UINavigationController(rootViewController: details), for: .secondary)
        }
        host.install(split)
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        #expect(stack.topViewController === (showsList ? list : details))
        host.withCurrent { split.show(showsList ? .secondary : .primary) }
        run(1)
        #expect(stack.topViewController === (showsList ? details : list))
    }
}

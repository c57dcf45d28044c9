import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Tabs of iOS 18, which make their controllers themselves.
@MainActor @Suite struct TabTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var allows = true
        var changes: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            allows
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            changes.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)")
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let delegate = Delegate()

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name.lowercased()) { tab in
            let page = UIViewController()
            page.title = "Page \(tab.title)"
            return page
        }
    }

    private func tap(_ x: CGFloat) {
        let now = host.withCurrent { CACurrentMediaTime() }
        host.inputScript = [.tap(at: CGPoint(x: x, y: 550), time: now + 0.1)]
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
    }

    private var texts: [String] { host.picture().texts.map(\.string) }

    @Test func theBarShowsTheTabsAndATapSelectsOne() throws {
        let tabs = host.withCurrent { UITabBarController(tabs: [tab("Home"), tab("List")]) }
        tabs.delegate = delegate
        host.install(tabs)
        host.advance(by: 1.0 / 60)
        #expect(texts == ["Home", "List"])
        #expect(tabs.selectedTab?.identifier == "home" && tabs.viewControllers?.count == 2)
        delegate.allows = false
        tap(240)
        #expect(tabs.selectedIndex == 0 && delegate.changes.isEmpty)
        delegate.allows = true
        tap(240)
        #expect(tabs.selectedViewController?.title == "Page List" && delegate.changes == ["home to list"])
        let home = try #require(tabs.tab(forIdentifier: "home"))
        host.withCurrent {
            tabs.selectedTab = home
            home.title = "Start"
        }
        #expect(tabs.selectedIndex == 0 && texts == ["Start", "List"])
        #expect(tabs.selectedViewController?.tab === home)
    }

    @Test func aGroupShowsItsSelectedChild() {
        let group = UITabGroup(
            title: "More", image: nil, identifier: "more", children: [tab("One"), tab("Two")])
        let tabs = host.withCurrent { UITabBarController(tabs: [tab("Home"), group]) }
        host.install(tabs)
        #expect(tabs.viewControllers?.last?.title == "Page One" && group.children[1].parent === group)
        host.withCurrent { tabs.selectedTab = tabs.tab(forIdentifier: "two") }
        #expect(tabs.selectedViewController?.title == "Page Two")
        #expect(tabs.selectedTab?.identifier == "two")
    }

    @Test func hiddenTabsAndBarsAreNotShown() {
        let (home, list) = (tab("Home"), tab("List"))
        let tabs = host.withCurrent { UITabBarController(tabs: [home, list]) }
        host.install(tabs)
        host.withCurrent { list.isHidden = true }
        host.advance(by: 1.0 / 60)
        #expect(texts == ["Home"])
        host.withCurrent { tabs.setTabBarHidden(true, animated: false) }
        host.advance(by: 1.0 / 60)
        #expect(tabs.tabBar.frame.minY >= 568 && tabs.isTabBarHidden)
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 0)
    }

    @Test func aBarThatIsHiddenLeavesItsRoomToTheDotsOfPages() throws {
        final class Book: UIPageViewController, UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { nil }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        }
        let (tabs, book) = host.withCurrent {
            (
                UITabBarController(),
                Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
            )
        }
        host.withCurrent {
            book.dataSource = book
            book.setViewControllers([UIViewController()], direction: .forward, animated: false)
            tabs.viewControllers = [book]
        }
        host.install(tabs)
        let dots = try #require(book.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        #expect(isNear(dots.frame.maxY, 568 - 49))
        host.withCurrent { tabs.tabBar.isHidden = true }
        host.advance(by: 1.0 / 60)
        #expect(dots.frame.maxY == 568)
        #expect(host.withCurrent { book.view.safeAreaInsets.bottom } == 0)
    }
}

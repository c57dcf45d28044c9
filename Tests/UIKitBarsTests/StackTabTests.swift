import Testing
import UIKitHost
import UIKitTestSupport

/// The entries of stacks of controllers in tab bars.
@MainActor @Suite struct StackTabTests {
    private let host = SceneHost(size: CGSize(width: 375, height: 667))

    /// A controller that gets its title while its view loads.
    private final class Late: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Late"
        }
    }

    private func show(_ stacks: [UINavigationController]) -> UITabBarController {
        let tabs = UITabBarController()
        host.withCurrent { tabs.viewControllers = stacks }
        host.install(tabs)
        host.advance(by: 1.0 / 60)
        return tabs
    }

    @Test func aStackHasTheEntryOfItsFirstController() {
        let stacks = host.withCurrent {
            let (first, second) = (UIViewController(), UIViewController())
            first.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 3)
            second.title = "Second"
            return [first, second].map { UINavigationController(rootViewController: $0) }
        }
        let tabs = show(stacks)
        #expect(tabs.tabBar.items?.map(\.title) == ["Search", "Second"])
        #expect(tabs.tabBar.items?.first?.tag == 3 && tabs.tabBar.items?.first?.image != nil)
        host.withCurrent { stacks[0].pushViewController(Late(), animated: false) }
        host.advance(by: 1.0 / 60)
        #expect(tabs.tabBar.items?.first?.title == "Search", "a pushed controller changes nothing")
    }

    @Test func theEntryOfAStackPrecedesThatOfItsFirstController() {
        let stacks = host.withCurrent {
            let named = UINavigationController(rootViewController: Late())
            named.title = "Named"
            named.tabBarItem.image = UIImage(systemName: "house")
            let given = UINavigationController(rootViewController: Late())
            given.tabBarItem = UITabBarItem(title: "Given", image: nil, tag: 1)
            return [named, given]
        }
        let tabs = show(stacks)
        #expect(tabs.tabBar.items?.map(\.title) == ["Named", "Given"])
    }

    @Test func aTitleOfAViewThatLoadsIsShown() {
        let stacks = host.withCurrent {
            (0..<2).map { _ in UINavigationController(rootViewController: Late()) }
        }
        let tabs = show(stacks)
        #expect(tabs.tabBar.items?.map(\.title) == ["Late", nil])
        host.withCurrent { tabs.selectedIndex = 1 }
        host.advance(by: 1.0 / 60)
        #expect(tabs.tabBar.items?.map(\.title) == ["Late", "Late"])
    }
}

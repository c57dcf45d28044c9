import Testing
import UIKitHost

/// Members of containers that subclasses override.
@MainActor @Suite struct TabTapTests {
    private final class Tabs: UITabBarController {
        var taps: [Int] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            taps += [item.tag, selectedIndex]
        }
    }

    @Test func aControllerHearsOfTapsBeforeTheChange() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let tabs = Tabs()
        host.withCurrent {
            tabs.viewControllers = (0..<2).map { tag in
                let child = UIViewController()
                child.tabBarItem = UITabBarItem(title: "\(tag)", image: nil, tag: tag)
                return child
            }
        }
        host.install(tabs)
        host.inputScript = [.tap(at: CGPoint(x: 240, y: 550), time: 0.1)]
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        #expect(tabs.taps == [1, 0] && tabs.selectedIndex == 1)
    }

    @Test func aChildThatIsAddedIsATab() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
        host.withCurrent {
            tabs.addChild(first)
            tabs.addChild(second)
        }
        host.install(tabs)
        host.advance(by: 1.0 / 60)
        #expect(tabs.viewControllers == [first, second] && tabs.tabBar.items?.count == 2)
        #expect(tabs.selectedViewController === first && host.withCurrent { first.view.window } != nil)
    }
}

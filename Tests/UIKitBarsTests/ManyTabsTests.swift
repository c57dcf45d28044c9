import Testing
import UIKitHost
import UIKitTestSupport

/// Bars with very many entries.
@MainActor @Suite struct ManyTabsTests {
    private final class CountedItem: UITabBarItem {
        static var reads = 0
        override var image: UIImage? {
            get {
                Self.reads += 1
                return super.image
            }
            set { super.image = newValue }
        }
    }

    /// Returns how often a frame reads the images of so many entries.
    private func reads(of count: Int) -> Int {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let controller = host.withCurrent {
            let controller = UIViewController()
            let bar = UITabBar(frame: CGRect(x: 0, y: 500, width: 320, height: 49))
            bar.items = (0..<count).map { CountedItem(title: "\($0)", image: nil, tag: $0) }
            controller.view.addSubview(bar)
            return controller
        }
        host.install(controller)
        host.advance(by: 1.0 / 60)
        CountedItem.reads = 0
        #expect(host.picture().texts.count == count)
        return CountedItem.reads
    }

    @Test func aBarReadsEachEntryAsOftenHoweverManyThereAre() {
        let (few, many) = (reads(of: 20), reads(of: 200))
        #expect(few > 0 && many == few * 10)
    }

    @Test func allControllersCanBeMovedUnlessCodeSaysOtherwise() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { _ in UIViewController() }
        #expect(tabs.customizableViewControllers == tabs.viewControllers)
        tabs.customizableViewControllers = nil
        #expect(tabs.customizableViewControllers == nil)
    }

    @Test func theStackOfFurtherTabsIsShownNowhere() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<7).map { _ in UIViewController() }
        host.install(tabs)
        host.advance(by: 1.0 / 60)
        let more = tabs.moreNavigationController
        #expect(more === tabs.moreNavigationController && more.viewControllers.isEmpty)
        #expect(more.parent == nil && !more.isViewLoaded)
        #expect(tabs.tabBar.items?.count == 7 && tabs.viewControllers?.count == 7)
    }
}

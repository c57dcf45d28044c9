import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIToolbarTests {
    /// A controller with an entry in the bar below, from when its view is loaded.
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            toolbarItems = [Page.item("Sort")]
        }

        static func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let page = Page()

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private var texts: [String] { PageText.all(of: host.picture()).map(\.string) }

    @Test func theBarShowsItemsThatAPageSetsAfterItWasPushed() {
        let controller = UINavigationController(rootViewController: page)
        controller.isToolbarHidden = false
        host.install(controller)
        run(0.1)
        #expect(texts == ["Sort"])
        host.withCurrent { page.setToolbarItems([Page.item("Share")], animated: false) }
        run(0.1)
        #expect(texts == ["Share"])
    }

    @Test func theBarKeepsTheItemsOfThePageOnTop() {
        let controller = UINavigationController(rootViewController: page)
        controller.isToolbarHidden = false
        host.install(controller)
        host.withCurrent {
            controller.pushViewController(UIViewController(), animated: false)
            page.toolbarItems = [Page.item("Share")]
        }
        run(0.1)
        #expect(!texts.contains("Share") && !texts.contains("Sort"), "\(texts)")
    }

    @Test func inIOS26ABarWithoutItemsTakesNoRoom() {
        host.look = .iOS26
        let content = UIViewController()
        let controller = UINavigationController(rootViewController: content)
        controller.isToolbarHidden = false
        host.install(controller)
        run(0.1)
        #expect(content.view.safeAreaInsets.bottom == 0 && controller.toolbar.frame.minY == 568)
        host.withCurrent { content.toolbarItems = [Page.item("Share")] }
        run(0.1)
        #expect(content.view.safeAreaInsets.bottom == 86 && controller.toolbar.frame.minY == 482)
    }

    @Test func inIOS26ABarLiesAboveTheTabBar() {
        host.look = .iOS26
        let content = UIViewController()
        let (tabs, controller) = host.withCurrent {
            content.toolbarItems = [Page.item("Share")]
            let controller = UINavigationController(rootViewController: content)
            controller.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [controller]
            return (tabs, controller)
        }
        host.install(tabs)
        run(0.1)
        // A row of 48 points, 10 below the upper edge of the bar, and 12 above the tab bar of 83.
        #expect(tabs.tabBar.frame.minY == 485 && controller.toolbar.frame.minY == 485 - 70)
        #expect(host.withCurrent { content.view.safeAreaInsets.bottom } == 153)
        host.withCurrent { tabs.isTabBarHidden = true }
        run(0.1)
        #expect(controller.toolbar.frame.minY == 482)
    }

    private final class Places: NSObject, UIToolbarDelegate, UINavigationBarDelegate {
        var place = UIBarPosition.topAttached
        func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
    }

    @Test func barsHaveThePlaceThatTheirDelegatesGiveThem() {
        let (toolbar, bar, places, parent) = (UIToolbar(), UINavigationBar(), Places(), UIView())
        (toolbar.delegate, bar.delegate) = (places, places)
        #expect(toolbar.barPosition == .bottom && bar.barPosition == .top)
        parent.addSubview(toolbar)
        parent.addSubview(bar)
        #expect(toolbar.barPosition == .topAttached && bar.barPosition == .topAttached)
        places.place = .any
        #expect(toolbar.barPosition == .bottom && bar.barPosition == .top)
    }

    @Test func theBarSlidesInAndOut() {
        let controller = UINavigationController(rootViewController: page)
        host.install(controller)
        run(0.1)
        #expect(controller.toolbar.isHidden)
        func seenTop() -> CGFloat? {
            host.withCurrent { controller.toolbar.layer.presentation()?.frame.minY }
        }
        for (hidden, end) in [(false, 524.0), (true, 568.0)] {
            host.withCurrent { controller.setToolbarHidden(hidden, animated: true) }
            run(0.1)
            let top = seenTop() ?? 0
            #expect(top > 524 && top < 568 && !controller.toolbar.isHidden, "\(top)")
            run(0.3)
            #expect(seenTop() == end && controller.toolbar.isHidden == hidden)
        }
    }
}

import Testing
import UIKitHost
import UIKitTestSupport

/// The bar of tabs that have just been loaded.
@MainActor @Suite struct LoadedTabBarTests {
    private final class Tabs: UITabBarController {
        private(set) var loaded = CGRect.zero

        override func viewDidLoad() {
            super.viewDidLoad()
            loaded = tabBar.frame
        }
    }

    /// Subclasses lay out items of their own by its width, and draw images of that size.
    @Test func aBarHasItsPlaceWhenItsControllerIsLoaded() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let tabs = Tabs()
        host.withCurrent { tabs.viewControllers = [UIViewController(), UIViewController()] }
        host.install(tabs)
        host.advance(by: 1.0 / 60)
        #expect(tabs.loaded.width == 320 && tabs.loaded.maxY == 568)
        #expect(tabs.loaded == tabs.tabBar.frame)
    }
}

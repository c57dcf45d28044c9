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

    /// A page that notes its calls, and adds a menu to the window as it loads.
    private final class MenuPage: UIViewController {
        let menu = UIView()
        weak var window: UIWindow?
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("load \(parent?.viewIfLoaded?.window != nil) \(view.window != nil)")
            window?.addSubview(menu)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("willAppear \(view.window != nil)")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            calls.append("isAppearing \(view.window != nil)")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("didAppear")
        }
    }

    /// Returns a stack, tabs, or a stack in tabs.
    private func container(_ kind: Int, of page: UIViewController) -> UIViewController {
        let stack = UINavigationController()
        if kind != 1 { stack.viewControllers = [page] }
        guard kind > 0 else { return stack }
        let tabs = UITabBarController()
        tabs.viewControllers = [kind == 1 ? page : stack]
        return tabs
    }

    @Test(arguments: 0..<3)
    func theFirstControllerLoadsWhenItsParentIsInTheWindow(_ kind: Int) {
        let page = host.withCurrent { MenuPage() }
        page.window = host.window
        host.install(host.withCurrent { container(kind, of: page) })
        host.advance(by: 1.0 / 60)
        #expect(page.calls == ["load true false", "willAppear false", "isAppearing true", "didAppear"])
        #expect(host.withCurrent { host.window.subviews.last === page.menu })
    }

    @Test(arguments: 0..<3)
    func whatTheFirstControllerOfAPresentedOneAddsToTheWindowLiesAbove(_ kind: Int) {
        let (root, page) = host.withCurrent { (UIViewController(), MenuPage()) }
        page.window = host.window
        host.install(root)
        host.withCurrent { root.present(container(kind, of: page), animated: kind == 0) }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(page.calls == ["load false false", "willAppear false", "isAppearing true", "didAppear"])
        #expect(host.withCurrent { host.window.subviews.last === page.menu })
    }

    @Test func whatTheFirstControllerPushesAsItLoadsIsShown() {
        final class Page: UIViewController {
            let follower: UIViewController
            init(_ follower: UIViewController) {
                self.follower = follower
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationController?.pushViewController(follower, animated: false)
            }
        }
        let stack = host.withCurrent {
            UINavigationController(rootViewController: Page(NotingPage("B", log)))
        }
        host.install(stack)
        host.advance(by: 1.0 / 60)
        #expect(log.entries == ["B willAppear", "B didAppear"])
        #expect(stack.viewControllers.count == 2 && stack.topViewController?.viewIfLoaded?.window != nil)
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

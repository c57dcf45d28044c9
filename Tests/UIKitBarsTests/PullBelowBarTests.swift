import Testing
import UIKitHost
import UIKitTestSupport

/// Controls that refresh content below a navigation bar.
@MainActor @Suite struct PullBelowBarTests {
    private final class Page: UIViewController {
        let scrollView = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Inbox"
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 320, height: 2_000)
            scrollView.refreshControl = UIRefreshControl()
            view.addSubview(scrollView)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let page = Page()

    private func show(prefersLargeTitles: Bool) throws -> (UINavigationController, UIRefreshControl) {
        let controller = host.withCurrent { UINavigationController(rootViewController: page) }
        controller.navigationBar.prefersLargeTitles = prefersLargeTitles
        host.install(controller)
        host.advance(by: 1.0 / 60)
        return (controller, try #require(page.scrollView.refreshControl))
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func pull() {
        host.inputScript = [
            .pan(along: [CGPoint(x: 160, y: 200), CGPoint(x: 160, y: 500)], from: 0.1, to: 0.6)
        ]
        run(2)
    }

    private let roomBelowButtons = CGRect(x: 0, y: 44, width: 320, height: 60)

    @Test func theControlLiesBelowASmallTitle() throws {
        let (controller, control) = try show(prefersLargeTitles: false)
        pull()
        #expect(control.isRefreshing && control.superview === page.scrollView)
        #expect(control.convert(control.bounds, to: nil) == roomBelowButtons)
        #expect(page.scrollView.contentOffset.y == -104 && controller.navigationBar.frame.height == 44)
    }

    @Test func theControlLiesAboveALargeTitleThatStaysLowerUntilTheEnd() throws {
        let (controller, control) = try show(prefersLargeTitles: true)
        pull()
        #expect(control.isRefreshing && !control.isHidden)
        #expect(control.isDescendant(of: controller.navigationBar))
        #expect(control.convert(control.bounds, to: nil) == roomBelowButtons)
        #expect(page.scrollView.contentOffset.y == -156 && controller.navigationBar.frame.height == 156)
        host.withCurrent { control.endRefreshing() }
        run(1)
        #expect(page.scrollView.contentOffset.y == -96 && controller.navigationBar.frame.height == 96)
        #expect(control.isHidden && page.scrollView.contentInset == .zero)
    }

    @Test func theControlFollowsItsContentOffTheBar() throws {
        let (controller, control) = try show(prefersLargeTitles: true)
        pull()
        host.withCurrent { controller.pushViewController(UIViewController(), animated: false) }
        run(0.1)
        #expect(control.superview === page.scrollView && page.scrollView.refreshControl === control)
        host.withCurrent { _ = controller.popViewController(animated: false) }
        run(0.1)
        #expect(control.isDescendant(of: controller.navigationBar))
        host.withCurrent { page.scrollView.refreshControl = nil }
        #expect(control.superview == nil)
    }
}

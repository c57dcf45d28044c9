import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The appearances of bars at the compact height.
@MainActor @Suite struct CompactAppearanceTests {
    private final class Page: UIViewController {
        let scroll = UIScrollView()

        override func loadView() {
            scroll.contentSize = CGSize(width: 600, height: 2000)
            view = scroll
        }
    }

    private func run(_ host: SceneHost, _ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func look(_ color: UIColor) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.backgroundColor = color
        look.titleTextAttributes = [.foregroundColor: color]
        return look
    }

    /// The color of the bar that is named "bar".
    private func ground(_ host: SceneHost) -> Color? {
        for case .fill(_, let color) in host.picture().layer(named: "bar")?.contents ?? [] { return color }
        return nil
    }

    private func title(_ host: SceneHost) -> Color? {
        host.picture().texts.first { $0.string == "Inbox" }?.color
    }

    @Test func aPhoneThatTurnsShowsTheCompactAppearance() throws {
        let device = try #require(DeviceProfile.named("iPhone15"))
        let host = SceneHost(size: device.size)
        let page = UIViewController()
        let stack = host.withCurrent { UINavigationController(rootViewController: page) }
        host.withCurrent {
            page.navigationItem.title = "Inbox"
            stack.navigationBar.accessibilityIdentifier = "bar"
            stack.navigationBar.standardAppearance = look(.red)
            stack.navigationBar.compactAppearance = look(.green)
        }
        host.turn(by: DeviceTurn(of: device, at: 0.1))
        host.install(stack)
        run(host, 0.05)
        #expect(ground(host) == Color(red: 1) && title(host) == Color(red: 1))
        run(host, 1)
        #expect(ground(host) == Color(green: 1) && title(host) == Color(green: 1))
        host.withCurrent { page.navigationItem.compactAppearance = look(.blue) }
        run(host, 0.1)
        #expect(ground(host) == Color(blue: 1) && title(host) == Color(blue: 1))
        #expect(host.warnings.isEmpty)
    }

    @Test func contentAtItsTopHasAnAppearanceOfItsOwn() {
        let host = SceneHost(size: CGSize(width: 667, height: 375))
        let page = host.withCurrent { Page() }
        let stack = host.withCurrent { UINavigationController(rootViewController: page) }
        host.withCurrent {
            stack.navigationBar.accessibilityIdentifier = "bar"
            stack.navigationBar.standardAppearance = look(.black)
            stack.navigationBar.compactAppearance = look(.green)
            stack.navigationBar.scrollEdgeAppearance = look(.red)
        }
        host.install(stack)
        run(host, 0.1)
        #expect(ground(host) == Color(red: 1))
        host.withCurrent { stack.navigationBar.compactScrollEdgeAppearance = look(.blue) }
        #expect(ground(host) == Color(blue: 1))
        host.withCurrent { page.scroll.contentOffset.y = 300 }
        run(host, 0.1)
        #expect(ground(host) == Color(green: 1))
    }

    @Test(arguments: [(CGSize(width: 667, height: 375), true), (CGSize(width: 375, height: 667), false)])
    func aToolbarHasACompactAppearance(size: CGSize, isLow: Bool) {
        let host = SceneHost(size: size)
        let page = UIViewController()
        let stack = host.withCurrent { UINavigationController(rootViewController: page) }
        host.withCurrent {
            let (look, compact) = (UIToolbarAppearance(), UIToolbarAppearance())
            (look.backgroundColor, compact.backgroundColor) = (.red, .blue)
            stack.toolbar.accessibilityIdentifier = "bar"
            (stack.toolbar.standardAppearance, stack.toolbar.compactAppearance) = (look, compact)
            page.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
            stack.isToolbarHidden = false
        }
        host.install(stack)
        run(host, 0.1)
        #expect(ground(host) == (isLow ? Color(blue: 1) : Color(red: 1)))
    }
}

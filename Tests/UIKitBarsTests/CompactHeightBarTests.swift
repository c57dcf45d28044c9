import Testing
import UIKitHost

/// The bars of a stack on a phone that turns on its side.
@MainActor @Suite struct CompactHeightBarTests {
    private let content = UIViewController()
    private let device = DeviceProfile.named("iPhone15")!

    /// Shows a stack with a bar above and one below on a phone that turns after 0.1 seconds.
    private func stack(hides: Bool) -> (UINavigationController, SceneHost) {
        let stack = UINavigationController(rootViewController: content)
        stack.isToolbarHidden = false
        stack.hidesBarsWhenVerticallyCompact = hides
        let host = SceneHost(size: device.size)
        host.turn(by: DeviceTurn(of: device, at: 0.1))
        host.install(stack)
        run(host, 0.05)
        return (stack, host)
    }

    private func run(_ host: SceneHost, _ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func theBarsLeaveWhereTheHeightIsCompact() {
        let (stack, host) = stack(hides: true)
        #expect(!stack.isNavigationBarHidden && stack.navigationBar.frame.minY >= 0)
        #expect(!stack.toolbar.isHidden && content.view.safeAreaInsets.bottom > 40)
        run(host, 1)
        host.withCurrent {
            #expect(stack.isNavigationBarHidden && stack.navigationBar.frame.maxY < 0)
            #expect(stack.toolbar.isHidden && !stack.isToolbarHidden)
            #expect(content.view.safeAreaInsets.top == 0 && content.view.safeAreaInsets.bottom == 21)
        }
    }

    @Test func theBarsStayUnlessCodeHidesThem() {
        let (stack, host) = stack(hides: false)
        run(host, 1)
        #expect(!stack.isNavigationBarHidden && stack.navigationBar.frame.minY >= 0)
        #expect(!stack.toolbar.isHidden && content.view.safeAreaInsets.top > 0)
    }
}

import Testing
import UIKitHost

/// Windows that code shows and no longer holds.
@MainActor @Suite struct WindowLifetimeTests {
    private let host = SceneHost(size: CGSize(width: 200, height: 400))

    private func makeWindow() -> UIWindow {
        host.withCurrent {
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            return window
        }
    }

    @Test func aWindowLeavesTheScreenWithItsLastReference() {
        var window: UIWindow? = makeWindow()
        weak let controller = window?.rootViewController
        host.advance(by: 1.0 / 60)
        #expect(host.withCurrent { UIApplication.shared.windows.contains { $0 === window } })
        window = nil
        host.advance(by: 1.0 / 60)
        #expect(host.window.subviews.isEmpty && controller == nil)
        #expect(host.withCurrent { UIApplication.shared.keyWindow === host.window })
    }

    @Test func aWindowStaysForAsLongAsAnAnimationOfItRuns() {
        var window: UIWindow? = makeWindow()
        host.withCurrent {
            guard let window else { return }
            UIView.animate(withDuration: 0.5, animations: { window.alpha = 0 }) { _ in _ = window.alpha }
        }
        window = nil
        for _ in 0..<20 { host.advance(by: 1.0 / 60) }
        #expect(host.window.subviews.count == 1)
        for _ in 0..<20 { host.advance(by: 1.0 / 60) }
        #expect(host.window.subviews.isEmpty)
    }
}

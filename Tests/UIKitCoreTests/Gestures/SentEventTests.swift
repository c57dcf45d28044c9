import Testing
import UIKitHost
import UIKitTestSupport

/// Events on their way through a window of the code's own class.
@MainActor @Suite struct SentEventTests {
    private final class Window: UIWindow {
        var phases: [UITouch.Phase] = []
        var delivers = true
        var keys: [String] = []
        override func sendEvent(_ event: UIEvent) {
            phases += event.allTouches?.map(\.phase) ?? []
            if delivers { super.sendEvent(event) }
        }
        override func becomeKey() { keys.append("become") }
        override func resignKey() { keys.append("resign") }
    }

    private let host = SceneHost(size: CGSize(width: 200, height: 400))

    @Test(arguments: [true, false])
    func aWindowSeesItsEvents(_ delivers: Bool) {
        var taps = 0
        let window = host.withCurrent {
            let window = Window()
            window.delivers = delivers
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
            return window
        }
        host.inputScript = [.tap(at: CGPoint(x: 100, y: 100), time: 0.1)]
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        #expect(window.phases == [.began, .ended] && taps == (delivers ? 1 : 0))
    }

    @Test func windowsHearOfTheKeyboardsTarget() {
        host.withCurrent {
            let (first, second) = (Window(), Window())
            first.makeKeyAndVisible()
            second.makeKeyAndVisible()
            #expect(first.keys == ["become", "resign"] && second.keys == ["become"])
        }
    }
}

import Testing
import UIKitHost
import UIKitTestSupport

/// The methods of iOS 7 and earlier, and the notifications of the status bar, while a device turns.
@MainActor @Suite struct DeviceTurnOfEarlierSystemsTests {
    private final class Content: UIViewController {
        let log = Log()

        override func viewDidLoad() {
            super.viewDidLoad()
            follow(UIApplication.willChangeStatusBarOrientationNotification, "bar will")
            follow(UIApplication.didChangeStatusBarOrientationNotification, "bar did")
        }

        private func follow(_ name: NSNotification.Name, _ word: String) {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] note in
                let number = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int ?? 0
                MainActor.assumeIsolated { log("\(word) \(number)") }
            }
        }

        override func willRotate(to direction: UIInterfaceOrientation, duration: TimeInterval) {
            super.willRotate(to: direction, duration: duration)
            log("will \(direction.rawValue) in \(duration) at \(Int(view.bounds.width))")
        }

        override func willAnimateRotation(to direction: UIInterfaceOrientation, duration: TimeInterval) {
            super.willAnimateRotation(to: direction, duration: duration)
            log("animates \(direction.rawValue) at \(Int(view.bounds.width))")
        }

        override func didRotate(from direction: UIInterfaceOrientation) {
            super.didRotate(from: direction)
            log("did \(direction.rawValue)")
        }

        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            log("margins \(Int(view.layoutMargins.left))")
        }
    }

    private let device = DeviceProfile.named("iPhone15")!

    private func host(_ root: @MainActor () -> UIViewController) -> SceneHost {
        let host = SceneHost(size: device.size)
        host.turn(by: DeviceTurn(of: device, at: 0.1))
        host.install(host.withCurrent { root() })
        return host
    }

    @Test func theirCallsSurroundTheTurn() {
        let content = Content()
        let host = host { content }
        #expect(content.log.entries == ["margins 16"])
        content.log.entries = []
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(
            content.log.entries == [
                "will 3 in 0.4 at 393", "bar will 3", "bar did 1", "margins 79", "animates 3 at 852", "did 1",
            ])
        #expect(host.failure == nil && host.warnings.isEmpty)
    }

    @Test func onlyAControllerThatIsSeenIsCalled() {
        let (seen, covered) = (Content(), Content())
        let host = host { UINavigationController(rootViewController: covered) }
        host.withCurrent { covered.navigationController?.pushViewController(seen, animated: false) }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(seen.log.entries.filter { $0.hasPrefix("did") } == ["did 1"])
        #expect(!covered.log.entries.contains { $0.hasPrefix("did") })
    }
}

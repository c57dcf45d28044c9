import Testing
import UIKitHost

/// Touches while controllers slide in, which reach neither what enters nor what leaves.
@MainActor @Suite struct TransitionTouchTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let first = UIViewController()
    private let second = UIViewController()
    private let script: InputScript = [
        .tap(at: CGPoint(x: 160, y: 300), time: 0.2), .tap(at: CGPoint(x: 160, y: 300), time: 0.9),
    ]

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// Counts the taps on both controllers before and after a transition has ended.
    private func taps(root: UIViewController, _ begin: () -> Void) -> [Int] {
        var (early, late) = (0, 0)
        host.install(root)
        host.withCurrent {
            first.view.addGestureRecognizer(UITapGestureRecognizer { _ in early += 1 })
            second.view.addGestureRecognizer(UITapGestureRecognizer { _ in late += 1 })
            begin()
        }
        host.inputScript = script
        run(0.6)
        let before = [early, late]
        run(0.6)
        return before + [early, late]
    }

    @Test func aStackThatSlidesTakesNoTouches() {
        let stack = host.withCurrent { UINavigationController(rootViewController: first) }
        #expect(taps(root: stack) { stack.pushViewController(second, animated: true) } == [0, 0, 0, 1])
    }

    @Test func aControllerThatIsPresentedTakesNoTouches() {
        second.modalPresentationStyle = .fullScreen
        #expect(taps(root: first) { first.present(second, animated: true) } == [0, 0, 0, 1])
    }
}

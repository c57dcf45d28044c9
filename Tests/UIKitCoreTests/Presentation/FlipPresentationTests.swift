import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct FlipPresentationTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()
    private let other = UIViewController()

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// True while a color is seen in perspective, in which its rectangle is none.
    private var isTurning: Bool {
        func turns(_ layer: Layer) -> Bool {
            let isSkewed = layer.contents.contains { content in
                guard case .fill(let shape, _) = content else { return false }
                if case .rectangle = shape { return false }
                return true
            }
            return isSkewed || layer.children.contains(where: turns)
        }
        return host.picture().layers.contains(where: turns)
    }

    @Test func thePresentedControllerIsOnTheBack() {
        host.install(root)
        root.view.backgroundColor = .systemTeal
        other.view.backgroundColor = .systemOrange
        (other.modalTransitionStyle, other.modalPresentationStyle) = (.flipHorizontal, .fullScreen)
        run(0.1)
        var ends = 0
        host.withCurrent { root.present(other, animated: true) { ends += 1 } }
        run(0.2)
        #expect(isTurning && ends == 0 && host.warnings.isEmpty)
        run(0.7)
        #expect(!isTurning && ends == 1 && other.view.window != nil)
        host.withCurrent { other.dismiss(animated: true) { ends += 1 } }
        run(0.2)
        #expect(isTurning)
        run(0.7)
        #expect(!isTurning && ends == 2 && other.view.window == nil && root.view.window != nil)
    }
}

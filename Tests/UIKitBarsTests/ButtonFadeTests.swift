import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Buttons of navigation bars that code changes with animation.
@MainActor @Suite struct ButtonFadeTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let first = UIViewController()
    private let second = UIViewController()
    private let stack: UINavigationController

    init() {
        (first.title, second.title) = ("A", "B")
        stack = UINavigationController(rootViewController: first)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    /// The opacities of the texts with a string.
    private func opacities(_ string: String) -> [CGFloat] {
        func all(_ layer: Layer, _ outer: CGFloat) -> [CGFloat] {
            let opacity = outer * layer.opacity
            let own = layer.contents.compactMap { content -> CGFloat? in
                guard case .text(let text) = content, text.string == string else { return nil }
                return opacity
            }
            return own + layer.children.flatMap { all($0, opacity) }
        }
        return host.picture().layers.flatMap { all($0, 1) }
    }

    private func isHalf(_ string: String) -> Bool {
        let all = opacities(string)
        return all.count == 1 && isNear(all.first, 0.5, within: 0.02)
    }

    @Test func buttonsThatAreReplacedFadeAndOthersStay() {
        let kept = item("Keep")
        host.withCurrent { first.navigationItem.rightBarButtonItems = [kept, item("Edit")] }
        host.install(stack)
        run(0.1)
        host.withCurrent {
            first.navigationItem.setRightBarButtonItems([kept, item("Share")], animated: true)
        }
        run(0.15)
        #expect(isHalf("Edit") && isHalf("Share") && opacities("Keep") == [1] && opacities("A") == [1])
        run(0.25)
        #expect(opacities("Edit").isEmpty && opacities("Share") == [1] && opacities("Keep") == [1])
        let count = stack.navigationBar.subviews.count
        host.withCurrent { first.navigationItem.setRightBarButtonItems([kept], animated: false) }
        run(1.0 / 60)
        #expect(opacities("Share").isEmpty && stack.navigationBar.subviews.count == count - 1)
    }

    @Test func aButtonOnTheLeftFadesInWhereTheBackButtonFadesOut() {
        host.install(stack)
        host.withCurrent { stack.setViewControllers([first, second], animated: false) }
        run(0.1)
        host.withCurrent { second.navigationItem.setLeftBarButton(item("Cancel"), animated: true) }
        run(0.15)
        #expect(isHalf(" A") && isHalf("Cancel"))
        run(0.25)
        #expect(opacities(" A").isEmpty && opacities("Cancel") == [1])
        host.withCurrent { second.navigationItem.setLeftBarButton(nil, animated: true) }
        run(0.15)
        #expect(isHalf(" A") && isHalf("Cancel"))
        run(0.25)
        host.withCurrent { second.navigationItem.setHidesBackButton(true, animated: true) }
        run(0.15)
        #expect(isHalf(" A") && opacities("B") == [1])
        run(0.25)
        #expect(opacities(" A").isEmpty)
    }

    @Test func aPushEndsAFadeThatRuns() {
        host.withCurrent { first.navigationItem.rightBarButtonItem = item("Edit") }
        host.install(stack)
        run(0.1)
        host.withCurrent { first.navigationItem.setRightBarButton(item("Share"), animated: true) }
        run(0.1)
        host.withCurrent { stack.pushViewController(second, animated: true) }
        run(1.5)
        #expect(opacities("Edit").isEmpty && opacities("Share").isEmpty && opacities("B") == [1])
    }
}

import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The line above the title of a navigation bar.
@MainActor @Suite struct PromptTests {
    private let host = SceneHost(size: CGSize(width: 390, height: 844))
    private let page = UIViewController()

    private func show(_ controller: UIViewController) -> UINavigationController {
        let stack = host.withCurrent { UINavigationController(rootViewController: controller) }
        host.install(stack)
        run(0.1)
        return stack
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func aBarWithAPromptIsThirtyPointsHigher() {
        page.navigationItem.title = "Inbox"
        let stack = show(page)
        #expect(host.withCurrent { stack.navigationBar.frame.height == 44 })
        host.withCurrent { page.navigationItem.prompt = "Choose a message" }
        run(0.1)
        host.withCurrent {
            #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 74))
            #expect(page.view.safeAreaInsets.top == 74)
            #expect(stack.navigationBar.sizeThatFits(.zero).height == 74)
        }
        #expect(Set(host.picture().texts.map(\.string)) == ["Inbox", "Choose a message"])
        host.withCurrent { page.navigationItem.prompt = nil }
        run(0.1)
        host.withCurrent {
            #expect(stack.navigationBar.frame.height == 44 && page.view.safeAreaInsets.top == 44)
        }
        #expect(host.picture().texts.map(\.string) == ["Inbox"])
        #expect(host.warnings.isEmpty)
    }

    @Test func theTitleAndTheButtonsAreBelowThePrompt() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        page.navigationItem.titleView = view
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        page.navigationItem.prompt = "Choose a message"
        let stack = show(page)
        host.withCurrent {
            let bar = stack.navigationBar
            #expect(view.convert(view.bounds, to: bar).midY == 52)
            #expect(button.convert(button.bounds, to: bar).midY == 52)
        }
    }

    @Test func aPushChangesTheHeight() {
        let next = UIViewController()
        next.navigationItem.prompt = "Choose a message"
        let stack = show(page)
        host.withCurrent { stack.pushViewController(next, animated: true) }
        run(1)
        host.withCurrent {
            #expect(stack.navigationBar.frame.height == 74 && next.view.safeAreaInsets.top == 74)
        }
        host.withCurrent { _ = stack.popViewController(animated: true) }
        run(1)
        host.withCurrent {
            #expect(stack.navigationBar.frame.height == 44 && page.view.safeAreaInsets.top == 44)
        }
        #expect(!host.picture().texts.map(\.string).contains("Choose a message"))
    }
}

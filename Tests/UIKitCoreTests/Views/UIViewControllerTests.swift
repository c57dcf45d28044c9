import Testing
import UIKitHost

@MainActor @Suite struct UIViewControllerTests {
    @Test func theViewIsLoadedWhenItIsFirstAskedFor() {
        let host = SceneHost(size: CGSize(width: 100, height: 200))
        host.withCurrent {
            let controller = UIViewController()
            #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
            #expect(controller.isViewLoaded && controller.view.next === controller)
        }
    }

    @Test func loadingThatAsksForTheViewIsAFailureAndNoEndlessLoop() {
        class Circular: UIViewController {
            override func loadView() { view.backgroundColor = .red }
        }
        let host = SceneHost(size: CGSize(width: 100, height: 200))
        host.install(Circular())
        #expect(host.failure?.message.contains("must not ask for it before") == true)
    }

    @Test func childrenKnowTheirParent() {
        class Child: UIViewController {
            var log: [String] = []
            override func willMove(toParent parent: UIViewController?) { log.append("will \(parent != nil)") }
            override func didMove(toParent parent: UIViewController?) { log.append("did \(parent != nil)") }
        }
        let (parent, child) = (UIViewController(), Child())
        parent.addChild(child)
        child.didMove(toParent: parent)
        #expect(parent.children == [child] && child.parent === parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(parent.children.isEmpty && child.parent == nil)
        #expect(child.log == ["will true", "did true", "will false", "did false"])
    }

    @Test func respondersLeadToTheWindow() {
        let host = SceneHost(size: CGSize(width: 100, height: 200))
        let controller = UIViewController()
        host.install(controller)
        let leaf = UIView()
        controller.view.addSubview(leaf)
        let chain = sequence(first: leaf as UIResponder, next: \.next)
        #expect(
            chain.map { ObjectIdentifier($0) }
                == [leaf, controller.view, controller, host.window].map(ObjectIdentifier.init))
    }
}

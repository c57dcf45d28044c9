import Testing
import UIKitHost

/// Each presentation and hierarchy that a device refuses is answered by a sentence.
@MainActor @Suite struct PresentationRuleTests {
    private final class Root: UIViewController {}
    private final class Child: UIViewController {}
    private final class Page: UIViewController {}

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = Root()

    init() { host.install(root) }

    private func failure(_ mistake: () -> Void) -> String {
        host.withCurrent(mistake)
        return host.failure?.message ?? "no failure"
    }

    @Test func aControllerDoesNotPresentItself() {
        let message = failure { root.present(root, animated: false) }
        #expect(message == "Root cannot be presented: a controller cannot present itself.")
    }

    @Test func aChildIsNotPresented() {
        let child = Child()
        let message = failure {
            root.addChild(child)
            root.present(child, animated: false)
        }
        #expect(message == "Child cannot be presented: it has a parent, Root.")
    }

    @Test func aControllerIsPresentedOnce() {
        let (first, second) = (Page(), Child())
        let message = failure {
            root.present(first, animated: false)
            first.present(second, animated: false)
            second.present(first, animated: false)
        }
        #expect(message == "Page cannot be presented: Root presents it already.")
    }

    @Test func aControllerIsNotPresentedTwiceByOnePresenter() {
        let page = Page()
        let message = failure {
            root.present(page, animated: true)
            root.present(page, animated: true)
        }
        #expect(message == "Page cannot be presented: Root presents it already.")
        #expect(root.presentedViewController === page)
    }

    @Test func aControllerOnItsWayOutIsNotPresentedAgain() {
        let page = Page()
        let message = failure { root.present(page, animated: false) }
        host.withCurrent {
            root.dismiss(animated: true)
            root.present(page, animated: true)
        }
        #expect(message == "no failure" && host.failure == nil)
        #expect(host.warnings == ["Page is not presented: Root presents Page already."])
    }

    @Test func aSecondPresentationOnlyWarns() {
        let page = Page()
        let message = failure {
            root.present(page, animated: false)
            root.present(Child(), animated: false)
        }
        #expect(message == "no failure" && root.presentedViewController === page)
        #expect(host.warnings == ["Child is not presented: Root presents Page already."])
    }

    @Test func aPresentationBeforeTheWindowWarns() {
        final class Early: UIViewController {
            override func viewDidLoad() { present(Page(), animated: false) }
        }
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.install(Early())
        #expect(host.failure == nil && host.warnings.count == 1)
        #expect(host.warnings.first?.hasPrefix("Page is not presented: the view of Early is not") == true)
    }

    @Test func aPopoverNeedsAnElement() {
        final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .none }
        }
        let (page, listener) = (Page(), Listener())
        let message = failure {
            page.modalPresentationStyle = .popover
            page.popoverPresentationController?.delegate = listener
            root.present(page, animated: false)
        }
        #expect(message.hasPrefix("The popover of Page needs an element: set sourceView"))
    }

    @Test func aControllerDoesNotContainItself() {
        let child = Child()
        #expect(
            failure { child.addChild(child) }
                == "Child cannot be added as a child: a controller cannot contain itself.")
        #expect(child.children.isEmpty)
    }

    @Test func aControllerIsNotAChildOfItsChild() {
        let child = Child()
        let message = failure {
            root.addChild(child)
            child.addChild(root)
        }
        #expect(
            message == "Root cannot be added as a child: it contains Child, which cannot contain it."
                && root.parent == nil)
    }

    @Test func aViewHasOneController() {
        let (first, second) = (Child(), Page())
        host.withCurrent { first.loadViewIfNeeded() }
        first.view.accessibilityIdentifier = "pane"
        let message = failure { second.view = first.view }
        #expect(message == "pane: a view has one controller, but Page was given that of Child.")
    }

    @Test func aViewThatItsControllerGivesUpHasAnother() {
        let (first, second) = (Child(), Page())
        let message = failure {
            let view: UIView = first.view
            first.view = nil
            second.view = view
        }
        #expect(message == "no failure")
    }

    @Test func theViewOfAChildLiesUponThatOfItsParent() {
        let (pane, child) = (Page(), Child())
        let message = failure {
            root.addChild(pane)
            root.view.addSubview(pane.view)
            root.addChild(child)
            pane.view.addSubview(child.view)
        }
        #expect(
            message
                == "Child is a child of Root, but its view was added to that of Page: call addChild of Page "
                + "first.")
    }
}

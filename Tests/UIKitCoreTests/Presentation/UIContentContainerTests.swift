import Testing
import UIKitHost

@MainActor @Suite struct UIContentContainerTests {
    private final class Half: UIPresentationController {
        var changes: [CGSize] = []

        override var frameOfPresentedViewInContainerView: CGRect {
            let box = containerView?.bounds ?? .zero
            let size = size(
                forChildContentContainer: presentedViewController, withParentContainerSize: box.size)
            return CGRect(x: 0, y: box.height - size.height, width: size.width, height: size.height)
        }

        override func size(
            forChildContentContainer container: any UIContentContainer,
            withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            CGSize(width: parentSize.width, height: container.preferredContentSize.height)
        }

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            changes.append(container.preferredContentSize)
        }
    }

    private final class Presenter: UIViewController, UIViewControllerTransitioningDelegate {
        private(set) var half: Half?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            half = Half(presentedViewController: presented, presenting: presenting)
            return half
        }
    }

    private let host = SceneHost(size: CGSize(width: 100, height: 200))

    @Test func aPresentationPlacesAControllerByItsPreferredSize() throws {
        let (presenter, shown) = (Presenter(), UIViewController())
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = presenter
        shown.preferredContentSize = CGSize(width: 0, height: 50)
        host.withCurrent {
            host.install(presenter)
            presenter.present(shown, animated: false)
        }
        for _ in 0..<5 { host.advance(by: 1.0 / 60) }
        #expect(shown.view.frame == CGRect(x: 0, y: 150, width: 100, height: 50))
        host.withCurrent { shown.preferredContentSize.height = 70 }
        #expect(presenter.half?.changes == [CGSize(width: 0, height: 70)])
        #expect(host.warnings.isEmpty)
    }

    @Test func aParentLearnsThePreferredSizeOfAChild() {
        final class Parent: UIViewController {
            weak var changed: (any UIContentContainer)?
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) { changed = container }
        }
        host.withCurrent {
            let (parent, child) = (Parent(), UIViewController())
            parent.addChild(child)
            child.preferredContentSize = CGSize(width: 5, height: 5)
            #expect(parent.changed === child)
            let size = CGSize(width: 9, height: 9)
            #expect(parent.size(forChildContentContainer: child, withParentContainerSize: size) == size)
        }
    }
}

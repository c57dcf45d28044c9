import Testing
import UIKitHost
import UIKitTestSupport

/// Presentations that cover the controller which defines their context, and not the window.
@MainActor @Suite struct PresentationContextTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let page = UIViewController()
    private let other = UIViewController()
    private let stack: UINavigationController
    private let tabs = UITabBarController()

    init() {
        stack = UINavigationController(rootViewController: page)
        host.withCurrent { [tabs, stack] in
            tabs.viewControllers = [stack, UIViewController()]
        }
        host.install(tabs)
        host.advance(by: 1.0 / 60)
    }

    private func present(_ style: UIModalPresentationStyle) {
        host.withCurrent {
            other.modalPresentationStyle = style
            page.present(other, animated: false)
        }
        host.advance(by: 1.0 / 60)
    }

    private func dismiss() {
        host.withCurrent { page.dismiss(animated: false) }
        host.advance(by: 1.0 / 60)
    }

    @Test func aStackDefinesTheContextOfItsControllers() {
        #expect(stack.definesPresentationContext && !page.definesPresentationContext)
        present(.overCurrentContext)
        #expect(other.presentingViewController === stack && page.presentedViewController === other)
        #expect(tabs.presentedViewController == nil && other.view.isDescendant(of: tabs.view))
        #expect(other.view.bounds.size == stack.view.bounds.size && page.view.window != nil)
        dismiss()
        #expect(other.view.window == nil && page.presentedViewController == nil)
        #expect(host.failure == nil)
    }

    @Test func withoutAContextThePresentationCoversTheWindow() {
        stack.definesPresentationContext = false
        present(.overCurrentContext)
        #expect(other.presentingViewController === tabs && !other.view.isDescendant(of: tabs.view))
    }

    @Test func otherStylesCoverTheWindow() {
        present(.overFullScreen)
        #expect(other.presentingViewController === tabs && !other.view.isDescendant(of: tabs.view))
    }

    @Test func thePresenterIsNotSeenBelowACoveredContext() {
        page.definesPresentationContext = true
        present(.currentContext)
        #expect(other.presentingViewController === page && page.view.isHidden)
        #expect(stack.navigationBar.window != nil)
        dismiss()
        #expect(!page.view.isHidden && page.view.window != nil && other.view.window == nil)
    }

    @Test func thePresentationGoesWithItsTab() {
        present(.overCurrentContext)
        host.withCurrent { tabs.selectedIndex = 1 }
        host.advance(by: 1.0 / 60)
        #expect(other.view.window == nil && page.presentedViewController === other)
        host.withCurrent { tabs.selectedIndex = 0 }
        host.advance(by: 1.0 / 60)
        #expect(other.view.window != nil && other.view.superview?.frame == stack.view.frame)
        dismiss()
        #expect(other.view.window == nil && host.failure == nil)
    }

    @Test func aContextThatIsCoveredAlreadySaysSo() {
        present(.overCurrentContext)
        let third = UIViewController()
        host.withCurrent {
            third.modalPresentationStyle = .overCurrentContext
            page.present(third, animated: false)
        }
        #expect(third.viewIfLoaded?.window == nil && page.presentedViewController === other)
        #expect(host.context.warnings.contains { $0.contains("presents UIViewController already") })
    }

    @Test func aCustomPresentationMayCoverTheContext() {
        final class Small: UIPresentationController {
            override var shouldPresentInFullscreen: Bool { false }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                Small(presentedViewController: presented, presenting: presenting)
            }
        }
        let delegate = Delegate()
        other.transitioningDelegate = delegate
        present(.custom)
        #expect(other.presentingViewController === stack && other.view.isDescendant(of: tabs.view))
    }
}

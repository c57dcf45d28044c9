import Testing
import UIKitHost
import UIKitTestSupport

/// Popovers as code from before iOS 9 shows them.
@MainActor @Suite struct PopoverControllerTests {
    private final class Delegate: UIPopoverControllerDelegate {
        var ends = 0
        func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { ends += 1 }
    }

    private let host = SceneHost(size: CGSize(width: 768, height: 1024))
    private let root = UIViewController()

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func aPopoverIsShownBesideItsRectangleUntilATouchBesideIt() {
        host.install(root)
        host.advance(by: 1.0 / 60)
        let (content, delegate) = (UIViewController(), Delegate())
        let popover = UIPopoverController(contentViewController: content)
        host.withCurrent {
            popover.delegate = delegate
            popover.contentSize = CGSize(width: 200, height: 100)
            popover.present(
                from: CGRect(x: 300, y: 500, width: 20, height: 20), in: root.view,
                permittedArrowDirections: .up, animated: true)
        }
        run(1)
        #expect(popover.isPopoverVisible && content.view.bounds.width == 200)
        host.inputScript = [.tap(at: CGPoint(x: 40, y: 40), time: 1.1)]
        run(1.5)
        #expect(!popover.isPopoverVisible && delegate.ends == 1)
    }

    @Test func codeHidesAPopoverWithoutACallOfItsDelegate() {
        host.install(root)
        let (content, delegate) = (UIViewController(), Delegate())
        let popover = UIPopoverController(contentViewController: content)
        host.withCurrent {
            popover.delegate = delegate
            popover.present(
                from: CGRect(x: 300, y: 500, width: 20, height: 20), in: root.view,
                permittedArrowDirections: .any, animated: false)
            popover.dismiss(animated: false)
        }
        run(0.5)
        #expect(!popover.isPopoverVisible && delegate.ends == 0)
    }
}

import Testing
import UIKitHost
import UIKitTestSupport

/// The styles of presentations in narrow windows.
@MainActor @Suite struct AdaptiveStyleTests {
    /// A delegate that replaces sheets in narrow windows.
    private final class Covering: UIAdaptivePresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .overFullScreen
        }
    }

    /// A presentation with a style of its own.
    private final class Own: UIPresentationController {
        override var adaptivePresentationStyle: UIModalPresentationStyle { .fullScreen }
    }

    @Test func theStyleIsTheDelegatesOrElseThePresentationsOwn() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        host.withCurrent {
            let (controller, delegate) = (UIViewController(), Covering())
            controller.modalPresentationStyle = .pageSheet
            let narrow = UITraitCollection(horizontalSizeClass: .compact)
            let wide = UITraitCollection(horizontalSizeClass: .regular)
            let presentation = UIPresentationController(
                presentedViewController: controller, presenting: nil)
            #expect(presentation.adaptivePresentationStyle == .pageSheet)
            presentation.delegate = delegate
            #expect(presentation.adaptivePresentationStyle == .overFullScreen)
            #expect(presentation.adaptivePresentationStyle(for: narrow) == .overFullScreen)
            #expect(presentation.adaptivePresentationStyle(for: wide) == .none)
            #expect(presentation.delegate === delegate)
            let own = Own(presentedViewController: controller, presenting: nil)
            #expect(own.adaptivePresentationStyle(for: narrow) == .fullScreen)
        }
    }
}

@_spi(UIKitInternals) import UIKitCore

/// The presentations of a run as sheets and popovers.
@MainActor package final class SheetPresentations: PresentationSource, RunState {
    package init(of context: RunContext) {}

    /// True on systems before iOS 13, and on phones on their side.
    package var sheetsCoverScreen: Bool { SheetMeasures.current.coversScreen }

    /// Returns the presentation of a controller, or of the one that a delegate shows in its place, that suits
    /// the window: popovers become sheets in narrow ones.
    package func presentation(of controller: UIViewController, over root: UIViewController)
        -> UIPresentationController
    {
        guard let prepared = preparedPresentation(of: controller) else {
            return UIPresentationController(presentedViewController: controller, presenting: root)
        }
        return controller.adapted(prepared, over: root)
    }

    /// Returns the popover or sheet of a controller with such a style; nil for other styles.
    package func preparedPresentation(of controller: UIViewController) -> UIPresentationController? {
        controller.modalPresentationStyle == .popover
            ? controller.popoverPresentationController : controller.sheetPresentationController
    }
}

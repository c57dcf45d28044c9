@_spi(UIKitInternals) import UIKitCore

// The element from which an action sheet comes.
extension UIAlertController {
    /// Returns the popover of an action sheet; on a phone without an element a presentation in the middle of
    /// the window, where a tablet demands an element.
    func suitedPresentation(from popover: UIPopoverPresentationController, over root: UIViewController)
        -> UIPresentationController
    {
        guard !popover.hasElement, UIDevice.current.userInterfaceIdiom != .pad else { return popover }
        let plain = UIPresentationController(presentedViewController: self, presenting: root)
        plain.adaptedStyle = .overFullScreen
        plain.delegate = popover.delegate
        return plain
    }
}

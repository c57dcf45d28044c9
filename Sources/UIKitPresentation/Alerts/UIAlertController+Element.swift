@_spi(UIKitInternals) import UIKitCore

// The element from which an action sheet comes.
extension UIAlertController {
    /// Returns the popover of an action sheet on a tablet, which demands an element, and in iOS 26 over an
    /// element of a phone; otherwise the presentation of a message in the window.
    func suitedPresentation(from popover: UIPopoverPresentationController, over root: UIViewController)
        -> UIPresentationController
    {
        let comesFromElement = measures.comesFromElement && popover.hasElement
        guard !comesFromElement, UIDevice.current.userInterfaceIdiom != .pad else { return popover }
        let plain = UIPresentationController(presentedViewController: self, presenting: root)
        plain.adaptedStyle = .overFullScreen
        plain.delegate = popover.delegate
        return plain
    }
}

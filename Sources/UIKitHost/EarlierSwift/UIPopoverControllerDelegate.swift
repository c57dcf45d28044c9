/// The delegate of a popover in systems before iOS 9.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: AnyObject {
    /// Returns whether a touch beside the popover may dismiss it; default true.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// Notifies the delegate that a touch has dismissed the popover.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
    /// Returns true.
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        true
    }
    /// Does nothing.
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

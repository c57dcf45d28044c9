@_spi(UIKitInternals) import UIKitCore

/// An element beside which popovers appear: a view or a bar button.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the frame of the element in the coordinates of a view; nil where it is not shown.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the view in the coordinates of another one; nil outside of a window.
    public func frame(in referenceView: UIView) -> CGRect? {
        window == nil ? nil : convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the button in the coordinates of a view; nil where no bar shows it.
    public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

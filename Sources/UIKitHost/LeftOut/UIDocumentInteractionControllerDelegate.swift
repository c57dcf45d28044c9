public import UIKitCore

/// The delegate of the sheets with which a file goes to another app. A film never calls it.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the controller over which a preview is shown.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns a controller.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}

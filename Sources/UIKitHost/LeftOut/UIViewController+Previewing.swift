public import UIKitCore

extension UIViewController {
    /// The actions below the controller while it is shown under a hard press; none.
    public var previewActionItems: [any UIPreviewActionItem] { [] }

    /// Notes a view that somebody could press hard, which a film does not.
    @discardableResult public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

    /// Does nothing: no press is waited for.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
        super.init()
    }
}

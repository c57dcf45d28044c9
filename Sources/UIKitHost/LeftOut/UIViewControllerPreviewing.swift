public import UIKitCore

/// What a controller shows where somebody presses hard (iOS 9 to 12). A film never calls it.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The delegate, which gives the controller.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The rectangle of the view that stays sharp.
    var sourceRect: CGRect { get set }
    /// The recognizer of the press.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
}

/// A popover in systems before iOS 9, which shows a controller beside an element. Code holds it as long as it
/// is shown.
@preconcurrency @MainActor open class UIPopoverController: NSObject, UIPopoverPresentationControllerDelegate {
    /// The controller that the popover shows.
    open var contentViewController: UIViewController
    /// The delegate; held weakly; default nil.
    open weak var delegate: (any UIPopoverControllerDelegate)?
    /// The views that can be touched beside the popover; default nil.
    open var passthroughViews: [UIView]?
    /// The color of the frame; nil, the default, for a blurred ground.
    open var backgroundColor: UIColor?

    /// Creates a popover of a controller.
    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    /// The size of the content: that which the controller prefers.
    open var contentSize: CGSize {
        get { contentViewController.preferredContentSize }
        set { contentViewController.preferredContentSize = newValue }
    }

    /// A Boolean value that indicates whether the popover is shown.
    open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }

    /// Shows the popover beside a rectangle of a view.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(in: view.window, arrowDirections, animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    /// Shows the popover beside a button of a bar.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        present(in: nil, arrowDirections, animated) { $0.barButtonItem = item }
    }

    private func present(
        in window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
        place: (UIPopoverPresentationController) -> Void
    ) {
        let root = (window ?? RunContext.current.screenState.keyWindow)?.rootViewController
        guard let root, !isPopoverVisible else { return }
        contentViewController.modalPresentationStyle = .popover
        if let popover = contentViewController.popoverPresentationController {
            (popover.delegate, popover.permittedArrowDirections) = (self, directions)
            (popover.passthroughViews, popover.backgroundColor) = (passthroughViews, backgroundColor)
            place(popover)
        }
        let front = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
        front.present(contentViewController, animated: animated)
    }

    /// Hides the popover, without a call of the delegate.
    open func dismiss(animated: Bool) {
        if isPopoverVisible { contentViewController.dismiss(animated: animated) }
    }

    /// Keeps the popover a popover in narrow windows.
    open func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    {
        .none
    }

    /// Lets the delegate decide about touches beside the popover.
    open func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    {
        delegate?.popoverControllerShouldDismissPopover(self) ?? true
    }

    /// Notifies the delegate that a touch has dismissed the popover.
    open func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.popoverControllerDidDismissPopover(self)
    }
}

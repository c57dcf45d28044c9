/// The presentation of a controller beside an element. On a phone, and so in a film, controllers cover the
/// window instead, and their popover's controller is nil.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view with the element; default nil.
    open weak var sourceView: UIView?
    /// The rectangle of the element in its view; default empty.
    open var sourceRect = CGRect.null
    /// The bar button that is the element; default nil.
    open var barButtonItem: UIBarButtonItem?
    /// The sides at which the arrow may be; default any.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The color of the frame; default nil.
    open var backgroundColor: UIColor?
    /// The views that can be touched beside the popover; default nil.
    open var passthroughViews: [UIView]?
}

extension UIViewController {
    /// The controller of the popover: nil, as on a phone.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if modalPresentationStyle == .popover {
            warnOfNoEffect("UIViewController.popoverPresentationController")
        }
        return nil
    }
}

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

/// The sides of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The raw value, equal to Apple's.
    public let rawValue: UInt
    /// Creates directions from Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// An object that learns of popovers. A film has none.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Prepares a popover. A film never calls it.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
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

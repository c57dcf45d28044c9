import UIKitCore

/// A part of a view that is no view and has its own words for users who do not see it.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The view or element that contains this one; held weakly.
    open weak var accessibilityContainer: AnyObject?
    /// The name by which tests know the element; default nil.
    open var accessibilityIdentifier: String?
    /// The frame in the coordinates of the containing view; default empty.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet {
            guard let view = accessibilityContainer as? UIView else { return }
            accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
        }
    }
    /// The frame on the screen; default empty.
    open var accessibilityFrame = CGRect.zero

    /// Creates an element of a view or of another element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}

extension UIAccessibilityElement: UIAccessibilityIdentification {}

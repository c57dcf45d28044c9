public import UIKitCore

/// A change of the focus of a keyboard or remote control. A film has none.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The view that has the focus; nil.
    open var previouslyFocusedView: UIView? { nil }
    /// The view that gets the focus; nil.
    open var nextFocusedView: UIView? { nil }
    /// The direction; none.
    open var focusHeading: UIFocusHeading { [] }
}

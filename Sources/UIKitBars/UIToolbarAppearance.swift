public import UIKitControls

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The look of the buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that stand out, such as Done.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

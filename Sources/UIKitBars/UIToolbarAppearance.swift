public import UIKitControls

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The look of the buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that stand out, such as Done.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that stand out, under the name that it has from iOS 26 on.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    override var values: [AnyHashable?] {
        super.values + [buttonAppearance.values, doneButtonAppearance.values]
    }

    override var twin: UIBarAppearance {
        let copy = UIToolbarAppearance(barAppearance: self)
        copy.buttonAppearance = buttonAppearance.twin
        copy.doneButtonAppearance = doneButtonAppearance.twin
        return copy
    }
}

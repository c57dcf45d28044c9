/// The appearance of a bar's buttons in their states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// The look of a button that can be tapped.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look of a button under a finger.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of a button that cannot be tapped.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of the button with the focus. A film has no focus.
    public let focused = UIBarButtonItemStateAppearance()

    /// Creates the default look.
    public override init() {
        super.init()
    }

    /// Creates the default look of a style.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// Gives the states the default look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for look in [normal, highlighted, disabled, focused] { look.titleTextAttributes = [:] }
    }

    /// Returns the style of the title in a state; nil for the default one.
    package func titleStyle(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        let look =
            switch state {
            case .highlighted: highlighted
            case .disabled: disabled
            default: normal
            }
        return look.titleTextAttributes.isEmpty ? nil : look.titleTextAttributes
    }
}

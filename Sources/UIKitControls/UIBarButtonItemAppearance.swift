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

    /// The values that make two looks equal.
    package var values: AnyHashable { [normal, highlighted, disabled, focused].map(\.values) }

    /// An independent copy.
    package var twin: UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    /// Returns an independent copy.
    open override func copy() -> Any { MainActor.assumeIsolated { self.twin } }

    /// Returns whether all values equal those of another appearance.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        return MainActor.assumeIsolated { other.values == values }
    }

    /// The hash of all values.
    open override var hash: Int { MainActor.assumeIsolated { values.hashValue } }

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

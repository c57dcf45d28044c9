/// The appearance of a tab bar's entries in their states.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// The arrangements of image and title.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline
        /// The title beside a small image.
        case compactInline
    }

    /// The look of an entry that is not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected entry.
    public let selected = UITabBarItemStateAppearance()
    /// The look of an entry that cannot be chosen.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of the entry with the focus. A film has no focus.
    public let focused = UITabBarItemStateAppearance()

    /// Creates the default look.
    public override init() {
        super.init()
    }

    /// Creates the default look of an arrangement.
    public convenience init(style: Style) { self.init() }

    /// The values that make two looks equal.
    var values: AnyHashable { [normal, selected, disabled, focused].map(\.values) }

    /// An independent copy.
    var twin: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    /// Returns an independent copy.
    open override func copy() -> Any { MainActor.assumeIsolated { self.twin } }

    /// Returns whether all values equal those of another appearance.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITabBarItemAppearance else { return false }
        return MainActor.assumeIsolated { other.values == values }
    }

    /// The hash of all values.
    open override var hash: Int { MainActor.assumeIsolated { values.hashValue } }
}

/// The appearance of a tab bar and its entries.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The look of entries with the title below the image, as a phone upright has them.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of entries with the title beside the image; it has no effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance() {
        didSet {
            warnOfNoEffect("UITabBarAppearance.inlineLayoutAppearance", oldValue, inlineLayoutAppearance)
        }
    }
    /// The look of small entries with the title beside the image; it has no effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
        didSet {
            warnOfNoEffect(
                "UITabBarAppearance.compactInlineLayoutAppearance", oldValue, compactInlineLayoutAppearance)
        }
    }
    /// The color behind the selected entry; it has no effect.
    open var selectionIndicatorTintColor: UIColor? {
        didSet {
            warnOfNoEffect(
                "UITabBarAppearance.selectionIndicatorTintColor", oldValue, selectionIndicatorTintColor)
        }
    }

    override var values: [AnyHashable?] {
        let looks = [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
        return super.values + [selectionIndicatorTintColor] + looks.map(\.values)
    }

    override var twin: UIBarAppearance {
        let copy = UITabBarAppearance(barAppearance: self)
        copy.stackedLayoutAppearance = stackedLayoutAppearance.twin
        copy.inlineLayoutAppearance = inlineLayoutAppearance.twin
        copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.twin
        copy.selectionIndicatorTintColor = selectionIndicatorTintColor
        return copy
    }
}

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
}

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
}

/// The appearance of a tab bar's entries in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The style of the title; default none. Only color and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of the image; nil, the default, for the bar's.
    open var iconColor: UIColor?
    /// The distance by which the title is moved; default none.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the field with the badge; nil, the default, for the entry's.
    open var badgeBackgroundColor: UIColor?
    /// The style of the badge's text; default none. Only color and font are drawn.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

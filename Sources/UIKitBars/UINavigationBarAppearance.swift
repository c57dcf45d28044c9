/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The style of the title; default none. Only color and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The style of large titles; default none. Only color and font are drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance by which the title is moved; default none. It has no effect.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            warnOfNoEffect(
                "UINavigationBarAppearance.titlePositionAdjustment", oldValue, titlePositionAdjustment)
        }
    }
}

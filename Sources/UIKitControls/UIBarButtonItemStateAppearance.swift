/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The style of the title; default none. Only color and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance by which the title is moved; default none. It has no effect.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            warnOfNoEffect(
                "UIBarButtonItemStateAppearance.titlePositionAdjustment", oldValue, titlePositionAdjustment)
        }
    }
    /// The image behind the button; default nil. It has no effect.
    open var backgroundImage: UIImage? {
        didSet {
            warnOfNoEffect("UIBarButtonItemStateAppearance.backgroundImage", oldValue, backgroundImage)
        }
    }

    /// The values that make two looks equal.
    var values: [AnyHashable?] {
        [TextStyleValues.of(titleTextAttributes), titlePositionAdjustment, backgroundImage]
    }

    /// Sets all values to those of another look.
    func take(_ other: UIBarButtonItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (
            other.titleTextAttributes, other.titlePositionAdjustment
        )
        backgroundImage = other.backgroundImage
    }
}

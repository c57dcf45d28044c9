import UIKitControls

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

    /// The values that make two looks equal.
    var values: [AnyHashable?] {
        [
            TextStyleValues.of(titleTextAttributes), iconColor, titlePositionAdjustment, badgeBackgroundColor,
            TextStyleValues.of(badgeTextAttributes),
        ]
    }

    /// Sets all values to those of another look.
    func take(_ other: UITabBarItemStateAppearance) {
        (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
        titlePositionAdjustment = other.titlePositionAdjustment
        (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
    }
}

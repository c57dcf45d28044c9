import Picture
@_spi(UIKitInternals) import UIKitCore

/// A bar at the bottom of the screen: a tab bar or a toolbar.
@MainActor protocol BottomBar: UIView {
    /// The type of the bar's appearances.
    associatedtype Appearance: UIBarAppearance

    /// The appearance while content is below the bar.
    var standardAppearance: Appearance { get }
    /// The appearance while no content is below the bar; nil for a clear one.
    var scrollEdgeAppearance: Appearance? { get }
    /// The two appearances at the height that the bar has now, where that is the compact one; nil for those
    /// at the standard height.
    var lowAppearances: (standard: Appearance?, scrollEdge: Appearance?) { get }
    /// The color of the bar; nil for the system's.
    var barTintColor: UIColor? { get }
    /// The style.
    var barStyle: UIBarStyle { get }
    /// A Boolean value that indicates whether content reaches below the bar.
    var isTranslucent: Bool { get }
    /// True for the bar of a controller while no content is below it.
    var isAtEdge: Bool { get }
    /// The end of the content below the bar of a controller in iOS 26; nil for none, and where code hides it.
    var edge: BarEdge? { get }
}

extension BottomBar {
    /// The standard height is the only one.
    var lowAppearances: (standard: Appearance?, scrollEdge: Appearance?) { (nil, nil) }

    /// The appearance in effect.
    var appearanceInEffect: Appearance { isAtEdge ? appearanceAtEdge ?? fullAppearance : fullAppearance }

    /// The appearance while content is below the bar.
    private var fullAppearance: Appearance { lowAppearances.standard ?? standardAppearance }

    /// The appearance that code has set for a bar without content below it; nil for none.
    var appearanceAtEdge: Appearance? { lowAppearances.scrollEdge ?? scrollEdgeAppearance }

    /// True for a bar without a background, since no content is below it.
    var isClear: Bool {
        isAtEdge && appearanceAtEdge == nil && isTranslucent && barStyle == .default
            && barTintColor == nil && fullAppearance.backgroundColor == nil
    }

    /// Returns the end of the content below a bar of iOS 26 without a color.
    func endOfContent(in bounds: CGRect, hasLine: Bool) -> [Layer.Content] {
        let look = appearanceInEffect
        guard let edge, !isAtEdge, barStyle == .default, isTranslucent,
            BarBackground.color(of: self, tint: barTintColor, look) == nil
        else { return [] }
        return edge.contents(in: bounds, isAtTop: false, hasLine: hasLine, lineColor: look.lineColor)
    }
}

extension UITabBar: BottomBar {}

extension UIToolbar: BottomBar {
    var lowAppearances: (standard: UIToolbarAppearance?, scrollEdge: UIToolbarAppearance?) {
        guard hasLowAppearances, isLow else { return (nil, nil) }
        return (compactAppearance, compactScrollEdgeAppearance)
    }
}

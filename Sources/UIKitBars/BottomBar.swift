@_spi(UIKitInternals) import UIKitCore

/// A bar at the bottom of the screen: a tab bar or a toolbar.
@MainActor protocol BottomBar: UIView {
    /// The type of the bar's appearances.
    associatedtype Appearance: UIBarAppearance

    /// The appearance while content is below the bar.
    var standardAppearance: Appearance { get }
    /// The appearance while no content is below the bar; nil for a clear one.
    var scrollEdgeAppearance: Appearance? { get }
    /// The color of the bar; nil for the system's.
    var barTintColor: UIColor? { get }
    /// The style.
    var barStyle: UIBarStyle { get }
    /// A Boolean value that indicates whether content reaches below the bar.
    var isTranslucent: Bool { get }
    /// True for the bar of a controller while no content is below it.
    var isAtEdge: Bool { get }
}

extension BottomBar {
    /// The appearance in effect.
    var appearanceInEffect: Appearance {
        isAtEdge ? scrollEdgeAppearance ?? standardAppearance : standardAppearance
    }

    /// True for a bar without a background, since no content is below it.
    var isClear: Bool {
        isAtEdge && scrollEdgeAppearance == nil && isTranslucent && barStyle == .default
            && barTintColor == nil && standardAppearance.backgroundColor == nil
    }
}

extension UITabBar: BottomBar {}

extension UIToolbar: BottomBar {}

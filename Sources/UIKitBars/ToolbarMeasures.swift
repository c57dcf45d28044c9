@_spi(UIKitInternals) import UIKitCore

/// The measures of a toolbar, in points.
struct ToolbarMeasures: LookMeasures {
    /// The measures on an upright phone.
    let upright: Row
    /// The measures on a phone on its side and on a tablet.
    let wide: Row
    /// A Boolean value that indicates whether buttons lie on platters, and the bar itself is clear.
    let hasPlatters: Bool

    /// A row of buttons.
    struct Row {
        /// The height of the bar without the safe area.
        var height: CGFloat
        /// The height of a button; nil for that of its content, at least 30.
        var button: CGFloat?
        /// The distance of the buttons from the upper edge; nil in the middle of the bar.
        var top: CGFloat?
        /// The distance of the buttons from the sides.
        var side: CGFloat = 16
        /// The distance of two buttons, or of two platters.
        var gap: CGFloat = 8
        /// The distance from the screen's lower edge, where the bar does not follow the safe area.
        var bottom: CGFloat = 0
        /// A Boolean value that indicates whether the bar ends at a safe area at the lower edge.
        var endsAtSafeArea = true
        /// The distance of an image from the sides of its platter.
        var imagePadding: CGFloat = 8
    }

    /// The measures in UIKit.
    static let iOS18 = ToolbarMeasures(upright: Row(height: 44), wide: Row(height: 44), hasPlatters: false)

    /// The measures of iOS 26.1 (rows B0079 to B0131, H0400 to H0402, P0247 to P0261 and S0135 to S0137 of
    /// Apple's numbers).
    static let iOS26 = ToolbarMeasures(
        upright: Row(height: 48, button: 48, gap: 12, imagePadding: 12),
        wide: Row(height: 44, button: 44, top: 0, side: 20, gap: 12),
        hasPlatters: true)

    /// Returns the measures of a bar in an environment. A navigation controller's bar of iOS 26 floats: its
    /// buttons are 10 points below its upper edge, and on phones as far from the sides as from the lower edge
    /// of the screen, whether there is a home indicator or not.
    func row(in traits: UITraitCollection, ofController: Bool) -> Row {
        let isWide = traits.verticalSizeClass == .compact || traits.horizontalSizeClass == .regular
        var row = isWide ? wide : upright
        guard ofController, let button = row.button else { return row }
        let side: CGFloat = traits.userInterfaceIdiom == .pad ? 10 : 28
        (row.height, row.top, row.side, row.bottom) = (button + 10, 10, side, 28)
        row.endsAtSafeArea = traits.userInterfaceIdiom == .pad
        return row
    }
}

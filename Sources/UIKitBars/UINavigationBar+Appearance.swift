@_spi(UIKitInternals) import UIKitCore

// The appearances of a bar and its items at two heights, for content at its top and further down. For each of
// the four, that of the item precedes that of the bar; one that is missing at the compact height is that at
// the standard height.
extension UINavigationBar {
    /// The appearance in effect.
    var appearance: UINavigationBarAppearance {
        isAtEdge ? appearanceAtEdge ?? fullAppearance : fullAppearance
    }

    /// The appearance above content that is not at its top.
    private var fullAppearance: UINavigationBarAppearance {
        if let compact = topItem?.compactAppearance ?? compactAppearance, isLow { return compact }
        return topItem?.standardAppearance ?? standardAppearance
    }

    /// The appearance that code has set for content at its top; nil for none.
    var appearanceAtEdge: UINavigationBarAppearance? {
        if let compact = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance, isLow {
            return compact
        }
        return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    /// Shows the appearance in effect. An animation that scrolls, or that turns the device, is not one of the
    /// bar, in which new buttons would come from its corner.
    func showAppearance() {
        guard transition?.isRunning != true else { return rebuild() }
        UIView.withoutAnimation {
            rebuild()
            layOutSubtree()
        }
    }

    /// Shows the appearance for the height of the bar, which a turn of the device changes.
    func followHeight() {
        if hasLowAppearances, isLow != isBuiltLow { showAppearance() }
    }

    /// True where code has set appearances for the compact height.
    var hasLowAppearances: Bool {
        compactAppearance != nil || compactScrollEdgeAppearance != nil || topItem?.compactAppearance != nil
            || topItem?.compactScrollEdgeAppearance != nil
    }
}

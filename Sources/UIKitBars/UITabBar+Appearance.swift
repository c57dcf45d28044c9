extension UITabBarItem {
    /// The distance by which the title is moved: its own, or else that of the class's proxy.
    var titleShift: UIOffset {
        guard titlePositionAdjustment == .zero else { return titlePositionAdjustment }
        return proxies.lazy.compactMap { ($0 as? UITabBarItem)?.titlePositionAdjustment }.first ?? .zero
    }
}

extension UITabBar {
    /// Adopts the settings of the class's proxy where the bar has none of its own.
    func takeAppearance() {
        guard
            let look = RunContext.current.screenState.appearances[ObjectIdentifier(UITabBar.self)]
                as? UITabBar,
            look !== self
        else { return }
        if look.hasOwnTint, !hasOwnTint { tintColor = look.tintColor }
        if barTintColor == nil { barTintColor = look.barTintColor }
    }
}

extension UINavigationBar {
    /// Adopts the settings of the class's proxy where the bar has none of its own.
    func takeAppearance() {
        guard
            let look = RunContext.current.screenState.appearances[ObjectIdentifier(UINavigationBar.self)]
                as? UINavigationBar,
            look !== self
        else { return }
        if look.hasOwnTint, !hasOwnTint { tintColor = look.tintColor }
        if barTintColor == nil { barTintColor = look.barTintColor }
        if titleTextAttributes == nil, look.titleTextAttributes != nil {
            titleTextAttributes = look.titleTextAttributes
        }
        if largeTitleTextAttributes == nil, look.largeTitleTextAttributes != nil {
            largeTitleTextAttributes = look.largeTitleTextAttributes
        }
        if look.hasStandardAppearance, !hasStandardAppearance { standardAppearance = look.standardAppearance }
        if scrollEdgeAppearance == nil, look.scrollEdgeAppearance != nil {
            scrollEdgeAppearance = look.scrollEdgeAppearance
        }
    }
}

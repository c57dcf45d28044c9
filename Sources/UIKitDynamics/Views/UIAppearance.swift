extension UIView {
    /// Returns a proxy, whose settings instances of the class adopt when they move to a window: the colors of
    /// navigation bars, tab bars and toolbars. Settings of other classes have no effect.
    public class func appearance() -> Self {
        let context = RunContext.current
        if let known = context.screenState.appearances[ObjectIdentifier(self)] as? Self { return known }
        let made = self.init(coder: InterfaceCoder())!
        context.screenState.appearances[ObjectIdentifier(self)] = made
        return made
    }

    /// Returns a proxy whose settings have no effect.
    public class func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self {
        self.init(coder: InterfaceCoder())!
    }
}

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
        if look.hasStandardAppearance, !hasStandardAppearance { standardAppearance = look.standardAppearance }
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

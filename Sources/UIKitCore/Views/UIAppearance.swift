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

    /// Returns a proxy for the instances in containers of some kinds. It has no effect.
    public class func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self {
        warnOfNoEffect("UIView.appearance(whenContainedInInstancesOf:)")
        return self.init(coder: InterfaceCoder())!
    }
}

extension UIView {
    /// Returns a proxy. Views of the class adopt its settings when they move to a window, unless code has set
    /// the property of a view itself: colors, fonts, styles of titles, images and other properties of UIKit's
    /// classes, and `@objc` properties of the scene's own ones.
    public class func appearance() -> Self { proxy(in: []) }

    /// Returns a proxy for the views in views or controllers of some classes, the first of which is the
    /// nearest.
    public class func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self {
        proxy(in: containerTypes)
    }

    private class func proxy(in containers: [AnyObject.Type]) -> Self {
        RunContext.current.screenState.appearances.proxy(of: self, in: containers)
    }
}

extension UIPageControl {
    /// The backgrounds of the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// By the touch.
        case automatic = 0
        /// Gray.
        case prominent
        /// None.
        case minimal
    }

    /// The background of the dots; default by the touch. It has no effect.
    public var backgroundStyle: BackgroundStyle {
        get { .automatic }
        set { if newValue != .automatic { warnOfNoEffect("UIPageControl.backgroundStyle") } }
    }
}

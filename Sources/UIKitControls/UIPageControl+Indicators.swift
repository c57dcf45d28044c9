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

    /// The image in place of dots; default nil. It has no effect.
    public var preferredIndicatorImage: UIImage? {
        get { nil }
        set { if newValue != nil { warnOfNoEffect("UIPageControl.preferredIndicatorImage") } }
    }

    /// Sets the image of a page's dot. It has no effect.
    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        if image != nil { warnOfNoEffect("UIPageControl.setIndicatorImage") }
    }
}

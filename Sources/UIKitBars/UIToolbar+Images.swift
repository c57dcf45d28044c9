public import UIKitCore

extension UIToolbar {
    /// Sets the image of the bar; an empty one makes it clear. All positions have the same image, and a low
    /// bar without an image of its own has that of the default metrics.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics] = backgroundImage
    }

    /// Returns the image of the bar; nil for none.
    public func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
        -> UIImage?
    {
        backgroundImages[barMetrics]
    }

    /// The image that code has set for the bar as it is now; nil for none.
    var backgroundImage: UIImage? {
        (traitCollection.verticalSizeClass == .compact ? backgroundImages[.compact] : nil)
            ?? backgroundImages[.default]
    }

    /// Sets the image of the line above the bar; an empty one hides the line.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        self.shadowImage = shadowImage
    }

    /// Returns the image of the line above the bar; nil for none.
    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImage }
}

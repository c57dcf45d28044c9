import Picture
public import UIKitCore

extension UINavigationBar {
    /// Sets the image of the bar, which covers the room above it, too; an empty one makes a translucent bar
    /// clear. A low bar without an image of its own has that of the default metrics.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }

    /// Sets the image of the bar at a position.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Returns the image of the bar; nil for none.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Returns the image of the bar at a position; nil for none.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// The image that code has set for the bar as it is now; nil for none.
    var ownBackgroundImage: UIImage? {
        (isLow ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
    }

    /// Returns the images in the bar and in the room above it.
    func imageLayers(in bounds: CGRect) -> [Layer] {
        BarImages(
            background: ownBackgroundImage ?? appearance.backgroundImage,
            line: shadowImage ?? appearance.shadowImage, tint: tintColor
        ).layers(
            in: bounds.inset(by: UIEdgeInsets(top: -roomAbove, left: 0, bottom: 0, right: 0)),
            lineAtTop: false)
    }
}

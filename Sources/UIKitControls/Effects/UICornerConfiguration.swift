@_spi(UIKitInternals) import UIKitCore

/// The form of a view's corners.
public struct UICornerConfiguration: Sendable, Hashable {
    /// The radius; nil for half of the shorter side.
    fileprivate let radius: UICornerRadius?
    /// The largest radius of half circles, in points.
    fileprivate var limit = UICornerConfiguration.large

    /// A radius, in points, that is larger than half of any view's sides, the largest that layers draw.
    private static let large: CGFloat = 10_000

    /// Returns half circles at the shorter sides, with a largest radius in points.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(radius: nil, limit: maximumRadius.map { max(0, $0) } ?? large)
    }
    /// Returns the form in which all corners have a radius.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius: radius)
    }
    /// Returns the form in which all corners have a radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius: radius)
    }
}

extension UIView {
    /// The form of the corners, which sets the radius of the layer: of a capsule to one that is larger than
    /// the view, so that its ends stay half circles when the size changes.
    public var cornerConfiguration: UICornerConfiguration {
        get { .corners(radius: .fixed(layer.cornerRadius)) }
        set {
            if self is UIVisualEffectView { clipsToBounds = true }
            layer.cornerRadius = newValue.radius?.points ?? newValue.limit
        }
    }
}

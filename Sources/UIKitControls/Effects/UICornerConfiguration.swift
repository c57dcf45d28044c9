@_spi(UIKitInternals) import UIKitCore

/// The form of a view's corners.
public struct UICornerConfiguration: Sendable, Hashable {
    /// The radius; nil for half of the shorter side.
    fileprivate let radius: UICornerRadius?

    /// Returns half circles at the shorter sides, with a largest radius in points.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(radius: nil)
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
    /// The form of the corners, which sets the radius of the layer. A capsule takes the size of the view when
    /// it is set.
    public var cornerConfiguration: UICornerConfiguration {
        get { .corners(radius: .fixed(layer.cornerRadius)) }
        set {
            if newValue.radius == nil, bounds.isEmpty { warnOfNoEffect("UIView.cornerConfiguration") }
            if self is UIVisualEffectView { clipsToBounds = true }
            layer.cornerRadius = newValue.radius?.points ?? min(bounds.width, bounds.height) / 2
        }
    }
}

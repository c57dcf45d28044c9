@_spi(UIKitInternals) import UIKitCore

/// The radius of a corner.
public struct UICornerRadius: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let points: CGFloat

    /// Returns a radius in points.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
    /// Returns a radius that follows that of the container, at least a number of points; a film draws that
    /// number.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(points: minimum ?? 0)
    }

    init(points: CGFloat) { self.points = points }
    /// Creates a radius in points.
    public init(floatLiteral value: Double) { points = CGFloat(value) }
    /// Creates a radius in points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
}

/// Distances in points from the edges of a rectangle inward.
public struct UIEdgeInsets: Sendable, Hashable, Codable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// The insets of 0 on all sides.
    public static let zero = UIEdgeInsets()

    /// Creates insets from four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Creates insets of 0.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inward; negative insets enlarge it. Insets that are larger
    /// than the rectangle lead to a negative size, as in UIKit.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

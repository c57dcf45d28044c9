public import CoreGeometry

/// An area in points that can be filled, stroked or clipped to. The simple kinds are cases of their own, so
/// that they can be drawn fast and exported as what they are.
public enum Shape: Sendable, Hashable {
    /// An axis-aligned rectangle.
    case rectangle(CGRect)
    /// An axis-aligned rectangle with rounded corners; the radius is clamped to 0...half the shorter side.
    case roundedRectangle(CGRect, cornerRadius: CGFloat)
    /// The largest ellipse in a rectangle.
    case ellipse(in: CGRect)
    /// Any path, filled by the rule that it names.
    case path(Path)
}

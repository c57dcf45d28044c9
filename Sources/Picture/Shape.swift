import CoreGeometry

/// An area in points that can be filled, stroked or clipped to; the plain kinds stay recognizable so that
/// they can be drawn fast and exported as themselves.
public enum Shape: Sendable, Hashable {
    /// An upright rectangle.
    case rectangle(CGRect)
    /// An upright rectangle with round corners; a radius above half the shorter side counts as half of it.
    case roundedRectangle(CGRect, cornerRadius: CGFloat)
    /// The largest ellipse in a rectangle.
    case ellipse(in: CGRect)
    /// Any path, filled by the non-zero winding rule.
    case path(Path)
}

import CoreGeometry
import Picture

/// A possible position of a text.
struct LabelCandidate: Sendable, Hashable {
    /// The text's rectangle.
    var box: CGRect
    /// The leader line from the labeled point to the text; nil for a text without one.
    var leader: Segment?
    /// True when the text reads upward, along a steep line.
    var isUpright = false
    /// The penalty for the distance from the preferred position, roughly in points.
    var detour: CGFloat = 0
}

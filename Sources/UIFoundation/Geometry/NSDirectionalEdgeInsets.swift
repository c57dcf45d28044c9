/// Distances in points from the edges of a rectangle inward, in the direction of writing, which is left to
/// right in a film.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var trailing: CGFloat

    /// The insets of 0 on all sides.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets from four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates insets of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}

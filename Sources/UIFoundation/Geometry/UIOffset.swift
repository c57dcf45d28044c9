/// A horizontal and a vertical offset, in points; in a tilt, from -1 to 1.
public struct UIOffset: Sendable, Hashable, Codable {
    /// The offset to the right.
    public var horizontal: CGFloat
    /// The offset downward.
    public var vertical: CGFloat

    /// The offset (0, 0).
    public static let zero = UIOffset()

    /// Creates an offset from two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Creates the offset (0, 0).
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }
}

/// A shift in points; default none.
public struct UIOffset: Sendable, Hashable, Codable {
    /// The shift to the right.
    public var horizontal: CGFloat
    /// The shift downwards.
    public var vertical: CGFloat

    /// No shift.
    public static let zero = UIOffset()

    /// A shift by two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// No shift.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }
}

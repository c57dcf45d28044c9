/// A range of angles in radians, or of distances in points; either end can be infinite.
public struct UIFloatRange: Sendable, Hashable {
    /// The lower end.
    public var minimum: CGFloat
    /// The upper end.
    public var maximum: CGFloat

    /// Creates a range between two ends; each is 0 by default.
    public init(minimum: CGFloat = 0, maximum: CGFloat = 0) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The range from 0 to 0.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// The range without ends.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// A Boolean value that indicates whether the range has no end on either side.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// Returns a Boolean value that indicates whether two ranges have the same ends.
    public func isEqual(to otherRange: UIFloatRange) -> Bool { self == otherRange }
}

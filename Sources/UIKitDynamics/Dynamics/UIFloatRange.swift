/// A range of angles in radians, or of distances in points; either end can be infinite.
public struct UIFloatRange: Sendable, Hashable {
    /// The lower end.
    public var minimum: CGFloat
    /// The upper end.
    public var maximum: CGFloat

    /// A range from one end to the other; both are 0 by default.
    public init(minimum: CGFloat = 0, maximum: CGFloat = 0) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The range from 0 to 0.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// The range without ends.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range has no ends.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// Whether two ranges have the same ends.
    public func isEqual(to otherRange: UIFloatRange) -> Bool { self == otherRange }
}

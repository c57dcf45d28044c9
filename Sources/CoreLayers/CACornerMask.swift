/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    /// The raw value, equal to Apple's.
    public let rawValue: UInt

    /// Creates a set from Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all = CACornerMask(rawValue: 15)

    /// The corners by their places in the plane.
    var corners: RectCorners { RectCorners(rawValue: rawValue & 15) }
}

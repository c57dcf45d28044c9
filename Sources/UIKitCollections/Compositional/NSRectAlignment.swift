/// The edges and corners of a rectangle to which something is aligned.
public struct NSRectAlignment: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an alignment from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No edge.
    public static let none = NSRectAlignment(rawValue: 0)
    /// The top edge.
    public static let top = NSRectAlignment(rawValue: 1)
    /// The top left corner.
    public static let topLeading = NSRectAlignment(rawValue: 2)
    /// The left edge.
    public static let leading = NSRectAlignment(rawValue: 3)
    /// The bottom left corner.
    public static let bottomLeading = NSRectAlignment(rawValue: 4)
    /// The bottom edge.
    public static let bottom = NSRectAlignment(rawValue: 5)
    /// The bottom right corner.
    public static let bottomTrailing = NSRectAlignment(rawValue: 6)
    /// The right edge.
    public static let trailing = NSRectAlignment(rawValue: 7)
    /// The top right corner.
    public static let topTrailing = NSRectAlignment(rawValue: 8)
}

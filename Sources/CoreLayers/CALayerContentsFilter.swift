/// The ways in which contents are enlarged and reduced.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
    /// The name of the filter.
    public let rawValue: String

    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Colors between those of the pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The color of the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// As `linear`, between reduced copies of the contents.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

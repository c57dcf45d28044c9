/// The fit of a layer's contents to its bounds.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
    /// The name of the fit.
    public let rawValue: String

    /// Creates a fit from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The contents are stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The contents are as large as fits the bounds, with their aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The contents fill the bounds, with their aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// The contents are centered in their own size.
    public static let center = CALayerContentsGravity(rawValue: "center")

    // Apple's header says that top is the largest y: on a device, whose y axis points down, it is below.

    /// The contents are centered at the edge of the largest y, in their own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// The contents are centered at the edge of the smallest y, in their own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// The contents are centered at the left edge, in their own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// The contents are centered at the right edge, in their own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The contents are at the left corner of the largest y, in their own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The contents are at the right corner of the largest y, in their own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The contents are at the left corner of the smallest y, in their own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The contents are at the right corner of the smallest y, in their own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

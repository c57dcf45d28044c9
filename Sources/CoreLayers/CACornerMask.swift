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

/// The form of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
    /// The name of the form.
    public let rawValue: String

    /// Creates a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The continuous curve of the system's icons, drawn as a quarter of a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

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

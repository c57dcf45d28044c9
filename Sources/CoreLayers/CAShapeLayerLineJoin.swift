/// The form of the corners of a layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
    /// The name of the form.
    public let rawValue: String

    /// Creates a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A cut corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

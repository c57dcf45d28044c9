/// The form of the ends of a layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
    /// The name of the form.
    public let rawValue: String

    /// Creates a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

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

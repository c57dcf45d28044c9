/// A kind of gradient.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outward from a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point; drawn as axial.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

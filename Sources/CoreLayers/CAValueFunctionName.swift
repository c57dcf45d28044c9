/// The name of a function from numbers to a transform.
public struct CAValueFunctionName: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis by an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis by an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis by an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scaling by three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scaling along the x axis by a factor.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scaling along the y axis by a factor.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scaling along the z axis by a factor.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by three distances in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along the x axis by a distance in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along the y axis by a distance in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along the z axis by a distance in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

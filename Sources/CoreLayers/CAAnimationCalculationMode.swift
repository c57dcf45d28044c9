/// The interpolation from one keyframe to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight at constant speed; key times are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the values (Catmull-Rom).
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// The smooth curve at nearly constant speed; key times are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

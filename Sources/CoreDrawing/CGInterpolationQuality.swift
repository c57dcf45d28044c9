/// A quality of scaled images; without effect.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The usual quality.
    case `default` = 0
    /// No smoothing.
    case none
    /// Low quality.
    case low
    /// High quality.
    case high
    /// Medium quality.
    case medium
}

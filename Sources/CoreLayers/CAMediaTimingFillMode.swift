/// The behavior of an animation before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value is shown after the end, while the animation is not removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is shown before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both the first value before the beginning and the last value after the end are shown.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing is shown outside the animation's time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The ability of a screen to feel pressure.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// The screen feels no pressure.
    case unavailable
    /// The screen feels pressure.
    case available
}

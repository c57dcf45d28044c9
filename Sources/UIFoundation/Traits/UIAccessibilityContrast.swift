/// The contrast of the interface.
public enum UIAccessibilityContrast: Int, Sendable {
    /// No contrast specified.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// A high contrast.
    case high
}

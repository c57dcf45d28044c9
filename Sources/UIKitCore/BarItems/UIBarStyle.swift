/// The styles of bars.
public enum UIBarStyle: Int, Sendable {
    /// A light bar.
    case `default` = 0
    /// A dark bar.
    case black = 1
}

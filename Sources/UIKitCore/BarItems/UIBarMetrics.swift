/// The heights of bars.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// The low bar of a phone on its side.
    case compact = 1
    /// The usual height with a text above the title.
    case defaultPrompt = 101
    /// The low bar with a text above the title.
    case compactPrompt = 102
}

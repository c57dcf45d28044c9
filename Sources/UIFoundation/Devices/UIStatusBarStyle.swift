/// The styles of the status bar, which a film does not show.
public enum UIStatusBarStyle: Int, Sendable {
    /// The system's style.
    case `default` = 0
    /// The style with light text.
    case lightContent = 1
    /// The style with dark text.
    case darkContent = 3
}

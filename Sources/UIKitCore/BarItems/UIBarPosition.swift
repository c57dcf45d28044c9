/// The places of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
    /// Any place.
    case any = 0
    /// The bottom of the screen.
    case bottom
    /// The top of the screen.
    case top
    /// The top of the screen, below the status bar, behind which the bar goes on.
    case topAttached
}

/// The animations of a change of the status bar, which a film does not show.
public enum UIStatusBarAnimation: Int, Sendable {
    /// None.
    case none
    /// A fade.
    case fade
    /// A slide.
    case slide
}

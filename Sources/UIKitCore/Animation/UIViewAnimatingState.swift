/// The states of a property animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not started, or is finished.
    case inactive
    /// It runs or pauses.
    case active
    /// It was stopped, and waits for `finishAnimation`.
    case stopped
}

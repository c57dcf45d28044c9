/// The directions in which people who hear the interface scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left
    /// Up.
    case up
    /// Down.
    case down
    /// To what follows.
    case next
    /// To what is before.
    case previous
}

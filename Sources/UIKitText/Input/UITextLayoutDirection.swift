/// The directions from a place in a text to another one.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left
    /// To the line above.
    case up
    /// To the line below.
    case down
}

/// The directions of the arrow of a menu over a selection.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// By the room that there is.
    case automatic = 0
    /// Up.
    case up
    /// Down.
    case down
    /// To the left; drawn as by the room that there is.
    case left
    /// To the right; drawn as by the room that there is.
    case right
}

/// The effect of a drop on its content.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag ends.
    case cancel
    /// Nothing, though the view could take content of that kind.
    case forbidden
    /// The view takes a copy.
    case copy
    /// The content leaves its view.
    case move
}

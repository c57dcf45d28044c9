/// The buttons that a swipe over a row uncovers, the first one at the edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The buttons.
    public let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a long swipe performs the first action; default true.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a list of buttons.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

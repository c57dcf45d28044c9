/// A button that a swipe over a row of a table or of a list uncovers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The kinds of actions.
    public enum Style: Int, Sendable {
        /// A usual action.
        case normal = 0
        /// An action that deletes.
        case destructive
    }

    /// The closure that performs an action: it gets the action, the view of the row, and a closure to call
    /// with true when it is done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The kind.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// The title; default nil.
    open var title: String?
    /// The image; default nil.
    open var image: UIImage?
    /// The color behind the title; default red for an action that deletes, otherwise gray.
    open var backgroundColor: UIColor!

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// The buttons that a swipe over a row uncovers, the first one at the edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The buttons.
    public let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a long swipe performs the first action; default true.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a list of buttons.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button that a swipe over a row showed in systems before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The kinds of actions.
    public enum Style: Int, Sendable {
        /// An action that deletes.
        case destructive = 0
        /// A usual action.
        case normal
        /// The kind of rows whose code names none: it deletes.
        public static let `default` = Style.destructive
    }

    /// The kind.
    public let style: Style
    /// The title; default nil.
    open var title: String?
    /// The color behind the title; default nil.
    open var backgroundColor: UIColor?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }

    /// Returns the action as one of later systems, for a row.
    func contextual(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(
            style: style == .destructive ? .destructive : .normal, title: title
        ) { [self] _, _, finish in
            handler(self, path)
            finish(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}

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

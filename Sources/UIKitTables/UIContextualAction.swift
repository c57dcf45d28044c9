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

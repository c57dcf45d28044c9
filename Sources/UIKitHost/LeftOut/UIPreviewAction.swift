public import UIKitCore

/// An action below a controller that is shown under a hard press, which a film does not see.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The looks of actions.
    public enum Style: Int, Sendable {
        /// That of most.
        case `default` = 0
        /// That of a chosen one.
        case selected
        /// That of one that removes something.
        case destructive
    }

    /// The title.
    public let title: String
    /// The closure that is called.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action.
    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.handler = { item, controller in (item as? UIPreviewAction).map { handler($0, controller) } }
        super.init()
    }
}

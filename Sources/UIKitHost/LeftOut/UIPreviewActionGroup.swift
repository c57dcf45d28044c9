/// A group of actions below a controller that is shown under a hard press.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The title.
    public let title: String

    /// Creates a group of actions.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        super.init()
    }
}

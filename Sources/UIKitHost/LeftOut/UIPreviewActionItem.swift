/// An action below a controller that is shown under a hard press.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

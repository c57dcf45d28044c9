import UIKitCore

/// What is dragged, as the view from which it comes sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A value of the app's own for the drag; default nil.
    var localContext: Any? { get set }
}

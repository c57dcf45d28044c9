import UIKitCore

/// The content that a finger drags, for the view from which it comes.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A value of the app's own for the drag; default nil.
    var localContext: Any? { get set }
}

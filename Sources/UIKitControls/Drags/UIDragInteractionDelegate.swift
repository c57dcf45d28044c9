public import UIKitCore

/// The delegate of an interaction that drags. A film never calls it.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {}

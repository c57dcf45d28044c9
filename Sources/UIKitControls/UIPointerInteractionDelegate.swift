public import UIKitCore

/// The delegate of an interaction with a pointer. A film never calls it.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

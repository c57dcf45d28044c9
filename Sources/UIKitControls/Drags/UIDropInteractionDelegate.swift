public import UIKitCore

/// The delegate of an interaction that takes drops. A film never calls it.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {}

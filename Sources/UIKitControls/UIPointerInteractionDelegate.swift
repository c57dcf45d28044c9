public import UIKitCore

/// The delegate of an interaction with a pointer, which a film never asks.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

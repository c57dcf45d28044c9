public import UIKitCore

/// The delegate of an interaction that drags, which a film never asks.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {}

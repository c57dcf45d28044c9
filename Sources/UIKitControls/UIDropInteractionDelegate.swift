public import UIKitCore

/// The delegate of an interaction that takes drops, which a film never asks.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {}

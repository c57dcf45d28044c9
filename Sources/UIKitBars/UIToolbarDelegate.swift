public import UIKitCore

/// The delegate of a toolbar, which places it.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

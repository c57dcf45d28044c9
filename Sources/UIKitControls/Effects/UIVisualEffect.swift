@_spi(UIKitInternals) import UIKitCore

/// An effect on the content behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

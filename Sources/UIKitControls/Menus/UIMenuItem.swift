@_spi(UIKitInternals) import UIKitCore

/// An entry of a menu over a selection.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The message that the entry sends.
    open var action: Selector

    /// Creates an entry.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

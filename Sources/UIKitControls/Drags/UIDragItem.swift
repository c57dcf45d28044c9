import UIKitCore

/// A piece of content that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The objects of the item.
    public let itemProvider: NSItemProvider
    /// An object of the app's own for the item; default nil.
    open var localObject: Any?
    /// The closure that makes the look of the item while it is dragged; default nil, for that of the lift.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    /// - Parameter itemProvider: The objects of the item.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

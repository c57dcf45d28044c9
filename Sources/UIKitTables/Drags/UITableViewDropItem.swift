public import UIKitControls

/// An item that is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The place of the row from which the item was lifted; nil for an item from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's picture, in points.
    var previewSize: CGSize { get }
}

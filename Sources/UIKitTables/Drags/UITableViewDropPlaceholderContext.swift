public import UIKitControls

/// A dropped item that waits for its content.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }
    /// Inserts the row of the item, whose content is there now.
    ///
    /// - Parameter dataSourceUpdates: The closure that inserts the content into the data, at a place.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Gives up the item.
    @discardableResult func deletePlaceholder() -> Bool
}

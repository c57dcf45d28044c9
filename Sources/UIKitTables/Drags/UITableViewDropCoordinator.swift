public import UIKitControls

/// A drop on a table, and the ways in which its items go to their places.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UITableViewDropItem] { get }
    /// The place over which the finger was lifted; nil over no row.
    var destinationIndexPath: IndexPath? { get }
    /// The answer that the delegate gave last.
    var proposal: UITableViewDropProposal { get }
    /// The drag, as the table sees it.
    var session: any UIDropSession { get }
    /// Lets an item wait for its content at a place. No placeholder is seen: content is there on the next
    /// tick.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - placeholder: The place and the look of the row that waits.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Lets an item go to the place of a row, which must exist by then.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The place.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
        -> any UIDragAnimating
    /// Lets an item go into a row.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The place of the row.
    ///   - rect: The rectangle in the row's coordinates that the item takes.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
        -> any UIDragAnimating
    /// Lets an item go to a place in any view.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - target: The place.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget)
        -> any UIDragAnimating
}

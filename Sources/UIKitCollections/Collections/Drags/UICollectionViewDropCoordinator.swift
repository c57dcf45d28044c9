public import UIKitControls

/// A drop on a collection view, and the ways in which its items go to their places.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }
    /// The place over which the finger was lifted; nil over no cell.
    var destinationIndexPath: IndexPath? { get }
    /// The answer that the delegate gave last.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag, as the collection view sees it.
    var session: any UIDropSession { get }
    /// Lets an item wait for its content at a place. No placeholder is seen: content is there on the next
    /// tick.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - placeholder: The place and the look of the cell that waits.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Lets an item go to the place of a cell, which must exist by then.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The place.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
        -> any UIDragAnimating
    /// Lets an item go into a cell.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - indexPath: The place of the cell.
    ///   - rect: The rectangle in the cell's coordinates that the item takes.
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
        -> any UIDragAnimating
    /// Lets an item go to a place in any view.
    ///
    /// - Parameters:
    ///   - dragItem: The item.
    ///   - target: The place.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget)
        -> any UIDragAnimating
}

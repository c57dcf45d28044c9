public import UIKitControls

/// The methods with which a delegate controls drags of cells; all but the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns the items that a long press on a cell lifts; none for a cell that is not dragged.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Returns the items that a tap on another cell adds to a drag; default none. A film never calls it.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    /// Returns the part of a cell that is seen while it is dragged; nil, the default, for all of it.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    )
        -> UIDragPreviewParameters?
    /// Notifies the delegate that the finger moves with the items for the first time.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Notifies the delegate that the items are in their place.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Returns whether the content may leave its place; default true.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    )
        -> Bool
    /// Returns whether no other app gets the content; default false. In a film there is no other.
    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

// Swift on Linux has no optional requirements; these defaults stand in for the methods that a delegate omits.
extension UICollectionViewDragDelegate {
    /// Returns no items.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) {}
    /// Returns true.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    /// Returns false.
    public func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

public import UIKitControls

/// The methods with which a delegate takes what is dropped on a collection view; all but the first are
/// optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Takes the items: the finger was lifted over the collection view.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns whether the collection view takes a drop of what is dragged; default true.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Notifies the delegate that the finger has come to the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what the collection view would do with the items over a cell, nil over none; default a copy.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Notifies the delegate that the finger has left the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Notifies the delegate that a drag which has come to the collection view is over.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the part of a cell that is seen while an item drops on it; nil, the default, for all of it.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    )
        -> UIDragPreviewParameters?
}

// Swift on Linux has no optional requirements; these defaults stand in for the methods that a delegate omits.
extension UICollectionViewDropDelegate {
    /// Returns true.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
        -> Bool
    { true }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) {}
    /// Returns a proposal to copy.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {}
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

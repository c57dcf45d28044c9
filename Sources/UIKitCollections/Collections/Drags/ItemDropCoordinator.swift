import UIKitControls

/// A drop on a collection view, as its delegate sees it.
@MainActor final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    /// An item of the drop.
    private final class Item: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: UIDragItem, of drop: ListDrop) {
            (dragItem, sourceIndexPath, previewSize) = (item, drop.source, drop.previewSize)
        }
    }

    /// An item that waits for its content.
    private final class Waiting: NSObject, UICollectionViewDropPlaceholderContext {
        let dragItem: UIDragItem
        private let path: IndexPath
        private weak var view: UICollectionView?
        private let animations: any UIDragAnimating

        init(_ item: UIDragItem, at path: IndexPath, in view: UICollectionView, _ drop: ListDrop) {
            (dragItem, self.path, self.view) = (item, path, view)
            animations = drop.send(item, toCellAt: path)
        }

        func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
            guard let view else { return false }
            dataSourceUpdates(path)
            view.insertItems(at: [path])
            return true
        }

        func deletePlaceholder() -> Bool { view != nil }

        func setNeedsCellUpdate() {}

        func addAnimations(_ animations: @escaping () -> Void) { self.animations.addAnimations(animations) }

        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
            animations.addCompletion(completion)
        }
    }

    private let drop: ListDrop
    private let view: UICollectionView

    init(_ drop: ListDrop, on view: UICollectionView) { (self.drop, self.view) = (drop, view) }

    var items: [any UICollectionViewDropItem] { drop.session.items.map { Item($0, of: drop) } }
    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }
    var proposal: UICollectionViewDropProposal {
        drop.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    { Waiting(dragItem, at: placeholder.insertionIndexPath, in: view, drop) }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.send(dragItem, toCellAt: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.send(dragItem, toCellAt: indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.send(dragItem) { target }
    }
}

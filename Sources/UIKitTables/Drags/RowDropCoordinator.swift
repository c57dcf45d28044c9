import UIKitControls

/// A drop on a table, as its delegate sees it.
@MainActor final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
    /// An item of the drop.
    private final class Item: NSObject, UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: UIDragItem, of drop: ListDrop) {
            (dragItem, sourceIndexPath, previewSize) = (item, drop.source, drop.previewSize)
        }
    }

    /// An item that waits for its content.
    private final class Waiting: NSObject, UITableViewDropPlaceholderContext {
        let dragItem: UIDragItem
        private let path: IndexPath
        private weak var table: UITableView?
        private let animations: any UIDragAnimating

        init(_ item: UIDragItem, at path: IndexPath, in table: UITableView, _ drop: ListDrop) {
            (dragItem, self.path, self.table) = (item, path, table)
            animations = drop.send(item, toCellAt: path)
        }

        func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
            guard let table else { return false }
            dataSourceUpdates(path)
            table.insertRows(at: [path], with: .automatic)
            return true
        }

        func deletePlaceholder() -> Bool { table != nil }

        func addAnimations(_ animations: @escaping () -> Void) { self.animations.addAnimations(animations) }

        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
            animations.addCompletion(completion)
        }
    }

    private let drop: ListDrop
    private let table: UITableView

    init(_ drop: ListDrop, on table: UITableView) { (self.drop, self.table) = (drop, table) }

    var items: [any UITableViewDropItem] { drop.session.items.map { Item($0, of: drop) } }
    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }
    var proposal: UITableViewDropProposal {
        drop.proposal as? UITableViewDropProposal
            ?? UITableViewDropProposal(operation: drop.proposal.operation)
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    { Waiting(dragItem, at: placeholder.insertionIndexPath, in: table, drop) }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.send(dragItem, toCellAt: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.send(dragItem, toCellAt: indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.send(dragItem) { target }
    }
}

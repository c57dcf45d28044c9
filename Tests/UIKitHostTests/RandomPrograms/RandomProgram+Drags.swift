import UIKitHost
import UIKitTestSupport

/// Drags and drops of widgets and of the rows of tables, and what they do when they are dropped.
extension RandomProgram: UIDragInteractionDelegate, UIDropInteractionDelegate {
    /// Lets fingers drag a widget, or drop something on it.
    func addDrag(to widget: UIView) {
        widget.isUserInteractionEnabled = true
        if random.oneIn(2) { widget.addInteraction(UIDragInteraction(delegate: self)) }
        if random.oneIn(2) { widget.addInteraction(UIDropInteraction(delegate: self)) }
        guard let table = widget as? UITableView else { return }
        (table.dragDelegate, table.dropDelegate) = (self, self)
        table.dragInteractionEnabled = true
    }

    private func items() -> [UIDragItem] {
        (0..<random.next(below: 3)).map { _ in
            UIDragItem(itemProvider: NSItemProvider(object: text() as NSString))
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    { items() }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: random.pick([.copy, .move, .cancel, .forbidden])) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: NSString.self) { [weak self] texts in
            self?.first(UILabel.self)?.text = "\(texts.count)"
        }
        step()
    }
}

extension RandomProgram: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { items() }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: .copy, intent: random.pick([.insertAtDestinationIndexPath, .automatic]))
    }

    /// Takes each item as a new row at its place.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let count = counts[ObjectIdentifier(tableView)] ?? 0
        let path = IndexPath(row: min(coordinator.destinationIndexPath?.row ?? count, count), section: 0)
        for item in coordinator.items {
            counts[ObjectIdentifier(tableView), default: 0] += 1
            tableView.insertRows(at: [path], with: .automatic)
            coordinator.drop(item.dragItem, toRowAt: path)
        }
    }
}

import UIKitControls

// Rows that fingers drag, and items that they drop on tables.
extension UITableView {
    /// A Boolean value that indicates whether rows can be dragged; default true, as since iOS 15.
    public var dragInteractionEnabled: Bool {
        get { drags.isEnabled }
        set { drags.isEnabled = newValue }
    }

    /// The delegate that lets rows be dragged; held weakly.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { drags.dragDelegate as? any UITableViewDragDelegate }
        set { drags.dragDelegate = newValue }
    }

    /// The delegate that takes what is dropped on the table; held weakly.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { drags.dropDelegate as? any UITableViewDropDelegate }
        set { drags.dropDelegate = newValue }
    }

    /// A Boolean value that indicates whether rows are dragged.
    public var hasActiveDrag: Bool { drags.session != nil }

    /// A Boolean value that indicates whether a finger with items is over the table.
    public var hasActiveDrop: Bool { drags.isOver }
}

extension UITableView: DraggedList {
    package func dragPlace(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    package func dragCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    package func endDragHighlight() { endHighlight() }

    package func setDragState(_ state: Int, of cell: UIView) {
        let state = UITableViewCell.DragState(rawValue: state) ?? .none
        (cell as? UITableViewCell)?.dragStateDidChange(state)
    }

    package func setDropHighlight(_ isHighlighted: Bool, at path: IndexPath) {
        cellForRow(at: path)?.setHighlighted(isHighlighted, animated: true)
    }

    package func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard !isEditing, !swipes.isOpen else { return [] }
        return dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    package func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    package func dragBegins(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    package func dragEnds(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    package func dragMayMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    package func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}

import UIKitControls

// Cells that fingers drag, and items that they drop on collection views.
extension UICollectionView {
    /// A Boolean value that indicates whether cells can be dragged; default true, as since iOS 15.
    public var dragInteractionEnabled: Bool {
        get { drags.isEnabled }
        set { drags.isEnabled = newValue }
    }

    /// The delegate that lets cells be dragged; held weakly.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { drags.dragDelegate as? any UICollectionViewDragDelegate }
        set { drags.dragDelegate = newValue }
    }

    /// The delegate that takes what is dropped on the collection view; held weakly.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { drags.dropDelegate as? any UICollectionViewDropDelegate }
        set { drags.dropDelegate = newValue }
    }

    /// A Boolean value that indicates whether cells are dragged.
    public var hasActiveDrag: Bool { drags.session != nil }

    /// A Boolean value that indicates whether a finger with items is over the collection view.
    public var hasActiveDrop: Bool { drags.isOver }
}

extension UICollectionView: DraggedList {
    package func dragPlace(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    package func dragCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    package func endDragHighlight() { touchUp(isTap: false) }

    package func setDragState(_ state: Int, of cell: UIView) {
        let state = UICollectionViewCell.DragState(rawValue: state) ?? .none
        (cell as? UICollectionViewCell)?.dragStateDidChange(state)
    }

    package func setDropHighlight(_ isHighlighted: Bool, at path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = isHighlighted
    }

    package func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard !isEditing, swipes?.isOpen != true, movement == nil else { return [] }
        return dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    package func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    package func dragBegins(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    package func dragEnds(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    package func dragMayMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    package func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}

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
    func dragPlace(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func dragCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func endDragHighlight() { touchUp(isTap: false) }

    func setDragState(_ state: Int, of cell: UIView) {
        let state = UICollectionViewCell.DragState(rawValue: state) ?? .none
        (cell as? UICollectionViewCell)?.dragStateDidChange(state)
    }

    func setDropHighlight(_ isHighlighted: Bool, at path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = isHighlighted
    }

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard !isEditing, swipes?.isOpen != true, movement == nil else { return [] }
        return dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func dragBegins(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragEnds(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func dragMayMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}

import UIKitControls

/// A view of many cells whose cells fingers drag, and on which they drop items: a table or a collection view.
@MainActor package protocol DraggedList: UIView {
    // MARK: Cells

    /// Returns the place of the cell at a point; nil for none.
    func dragPlace(at point: CGPoint) -> IndexPath?
    /// Returns the cell of a place that is in sight; nil for none.
    func dragCell(at path: IndexPath) -> UIView?
    /// Ends the highlight of the cell below a finger.
    func endDragHighlight()
    /// Notifies a cell of how far its drag is: 0 for not at all, 1 for the lift, 2 for a drag.
    func setDragState(_ state: Int, of cell: UIView)
    /// Highlights a cell that would take what is dragged, or ends that.
    func setDropHighlight(_ isHighlighted: Bool, at path: IndexPath)

    // MARK: Drags

    /// Returns the items that a press on a cell lifts.
    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    /// Returns the part of a cell that is seen while it is dragged; nil for all of it.
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    /// Notifies the delegate of the first move of the finger.
    func dragBegins(_ session: any UIDragSession)
    /// Notifies the delegate of the end.
    func dragEnds(_ session: any UIDragSession)
    /// Returns whether the content may leave its place.
    func dragMayMove(_ session: any UIDragSession) -> Bool
    /// Returns whether no other app gets the content.
    func dragIsRestricted(_ session: any UIDragSession) -> Bool

    // MARK: Drops

    /// A Boolean value that indicates whether a delegate takes drops.
    var takesDrops: Bool { get }
    /// Returns whether the delegate takes a drop of what is dragged.
    func dropIsTaken(_ session: any UIDropSession) -> Bool
    /// Notifies the delegate that the finger has come.
    func dropEnters(_ session: any UIDropSession)
    /// Notifies the delegate that the finger has left.
    func dropExits(_ session: any UIDropSession)
    /// Notifies the delegate of the end.
    func dropEnds(_ session: any UIDropSession)
    /// Returns the answer of the delegate to a drop over a cell, nil over none, and the place that it takes.
    func dropProposal(for session: any UIDropSession, over path: IndexPath?) -> (UIDropProposal, DropPlace)
    /// Lets the delegate take the items.
    func perform(_ drop: ListDrop)
    /// Returns the part of a cell that is seen while an item drops on it; nil for all of it.
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?

    // MARK: Room for a cell that is moved

    /// Returns whether the list moves a cell itself where the finger drops it.
    func movesByItself(_ path: IndexPath) -> Bool
    /// The place of the cell that is moved among those that are shown; nil while none is.
    var movedPlace: IndexPath? { get }
    /// Takes a cell out of its place, so that the others make room; returns false if it cannot be moved.
    func beginMove(of path: IndexPath, from center: CGPoint) -> Bool
    /// Moves the center of the cell to a point.
    func continueMove(to center: CGPoint)
    /// Moves the cell in the data.
    func endMove()
    /// Puts the cell back.
    func cancelMove()
}

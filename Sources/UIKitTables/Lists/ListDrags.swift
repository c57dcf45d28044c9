import UIKitControls

/// The drags of a list's cells, and the drops on the list, by its delegates.
@MainActor package final class ListDrags: NSObject {
    package unowned let list: any DraggedList
    /// The delegate of drags, of the list's own kind; held weakly.
    package weak var dragDelegate: (any NSObjectProtocol)? { didSet { follow() } }
    /// The delegate of drops, of the list's own kind; held weakly.
    package weak var dropDelegate: (any NSObjectProtocol)? { didSet { follow() } }
    /// A Boolean value that indicates whether cells can be dragged.
    package var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { follow() } }
    private lazy var drag = UIDragInteraction(delegate: self)
    private lazy var drop = UIDropInteraction(delegate: self)
    /// The drag of cells of this list; nil for none.
    package private(set) var session: (any UIDragSession)?
    /// A Boolean value that indicates whether a finger with items is over the list.
    package private(set) var isOver = false
    /// The place of the cell that is dragged; nil for none.
    private var origin: IndexPath?
    private weak var cell: UIView?
    /// The opacity of that cell in its place.
    private var cellAlpha: CGFloat = 1
    /// The distance of that cell's center from the finger.
    private var grip = CGVector.zero
    private var destination: IndexPath?
    private var highlighted: IndexPath?
    private var proposal = UIDropProposal(operation: .cancel)
    private var dropped: ListDrop?

    package init(_ list: any DraggedList) { self.list = list }

    /// Adds the interactions that the delegates need.
    private func follow() {
        drag.isEnabled = isEnabled
        if dragDelegate != nil, drag.view == nil { list.addInteraction(drag) }
        if dragDelegate != nil || dropDelegate != nil, drop.view == nil { list.addInteraction(drop) }
    }

    private func isOwn(_ session: any UIDropSession) -> Bool {
        self.session != nil && session.localDragSession === self.session
    }

    private func highlight(_ path: IndexPath?) {
        guard path != highlighted else { return }
        if let highlighted { list.setDropHighlight(false, at: highlighted) }
        if let path { list.setDropHighlight(true, at: path) }
        highlighted = path
    }

    /// Lets the other cells make room for the one that is dragged, whose picture has a center.
    private func makeRoom(for center: CGPoint) {
        if list.movedPlace == nil {
            guard let origin, let cell, list.beginMove(of: origin, from: cell.center) else { return }
            cell.alpha = 0
        }
        list.continueMove(to: center)
    }

    /// Closes the room for a cell without a trace: the picture of the cell stays in the hand.
    private func closeRoom() {
        if list.movedPlace != nil { list.cancelMove() }
        cell?.alpha = cellAlpha
    }
}

extension ListDrags: UIDragInteractionDelegate {
    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let point = session.location(in: list)
        guard let path = list.dragPlace(at: point), let cell = list.dragCell(at: path) else { return [] }
        let items = list.dragItems(for: session, at: path)
        guard !items.isEmpty else { return [] }
        (origin, self.cell, cellAlpha, self.session) = (path, cell, cell.alpha, session)
        grip = CGVector(dx: cell.center.x - point.x, dy: cell.center.y - point.y)
        return items
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        // The picture is that of a cell without a finger on it.
        list.endDragHighlight()
        guard let origin, let cell, cell.window != nil else { return nil }
        return UITargetedDragPreview(
            view: cell, parameters: list.dragParameters(at: origin) ?? UIDragPreviewParameters())
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        if let cell { list.setDragState(1, of: cell) }
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
        list.dragBegins(session)
        if let cell { list.setDragState(2, of: cell) }
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list.dragMayMove(session) }

    package func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list.dragIsRestricted(session) }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        if let cell { list.setDragState(0, of: cell) }
        (origin, cell, self.session) = (nil, nil, nil)
        list.dragEnds(session)
    }
}

extension ListDrags: UIDropInteractionDelegate {
    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    {
        guard !list.takesDrops else { return list.dropIsTaken(session) }
        return isOwn(session) && origin.map { list.movesByItself($0) } == true
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    {
        isOver = true
        list.dropEnters(session)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    )
        -> UIDropProposal
    {
        let point = session.location(in: list)
        let path = list.movedPlace ?? list.dragPlace(at: point)
        let place: DropPlace
        (proposal, place) = list.dropProposal(for: session, over: path)
        let makesRoom = place == .between && proposal.operation == .move && isOwn(session)
        if makesRoom {
            makeRoom(for: CGPoint(x: point.x + grip.dx, y: point.y + grip.dy))
        } else {
            closeRoom()
        }
        destination = list.movedPlace ?? path
        highlight(place == .into ? path : nil)
        return proposal
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    {
        isOver = false
        closeRoom()
        highlight(nil)
        list.dropExits(session)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        highlight(nil)
        let source = isOwn(session) ? origin : nil
        let drop = ListDrop(session, on: list, at: destination, from: source, as: proposal)
        dropped = drop
        guard list.movedPlace != nil else { return list.perform(drop) }
        if let source, let destination, list.movesByItself(source) {
            list.endMove()
            cell?.alpha = cellAlpha
            for item in session.items.prefix(1) { _ = drop.send(item, toCellAt: destination) }
        } else {
            // The cells are where the delegate is about to move them.
            UIView.performWithoutAnimation {
                closeRoom()
                list.perform(drop)
                list.layOutSubtree()
            }
        }
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let dropped, let target = dropped.target(of: item) else { return nil }
        let own = dropped.destination.flatMap { list.dropParameters(at: $0) }
        return UITargetedDragPreview(
            view: defaultPreview.view, parameters: own ?? defaultPreview.parameters, target: target)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        dropped?.add(to: animator, for: item)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        (isOver, dropped) = (false, nil)
        closeRoom()
        list.dropEnds(session)
    }
}

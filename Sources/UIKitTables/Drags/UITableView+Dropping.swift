import UIKitControls

// What a table's delegate says to drops, and the rows that make room.
extension UITableView {
    package var takesDrops: Bool { drags.dropDelegate != nil }

    package func dropIsTaken(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    package func dropEnters(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    package func dropExits(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    package func dropEnds(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    package func dropProposal(for session: any UIDropSession, over path: IndexPath?) -> (
        UIDropProposal, DropPlace
    ) {
        guard let dropDelegate else { return (UIDropProposal(operation: .move), .between) }
        let proposal = dropDelegate.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        switch proposal.intent {
        case .unspecified: return (proposal, .none)
        case .insertAtDestinationIndexPath: return (proposal, .between)
        case .insertIntoDestinationIndexPath, .automatic: return (proposal, .into)
        }
    }

    package func perform(_ drop: ListDrop) {
        dropDelegate?.tableView(self, performDropWith: RowDropCoordinator(drop, on: self))
    }

    package func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
    }

    /// Returns true for a row that the data source moves: the table asks it, and not the delegate of drops.
    package func movesByItself(_ path: IndexPath) -> Bool { canMove(path) }

    package var movedPlace: IndexPath? { movement?.item.place }

    package func beginMove(of path: IndexPath, from center: CGPoint) -> Bool {
        guard let cell = cellForRow(at: path) else { return false }
        beginMoving(cell, from: center)
        return movement != nil
    }

    package func continueMove(to center: CGPoint) { moveRow(to: center) }

    package func endMove() { endMoving() }

    package func cancelMove() { UIView.performWithoutAnimation { cancelMoving() } }
}

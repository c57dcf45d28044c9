import UIKitControls

// What a table's delegate says to drops, and the rows that make room.
extension UITableView {
    var takesDrops: Bool { drags.dropDelegate != nil }

    func dropIsTaken(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropEnters(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropExits(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropEnds(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func dropProposal(for session: any UIDropSession, over path: IndexPath?) -> (UIDropProposal, DropPlace) {
        guard let dropDelegate else { return (UIDropProposal(operation: .move), .between) }
        let proposal = dropDelegate.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        switch proposal.intent {
        case .unspecified: return (proposal, .none)
        case .insertAtDestinationIndexPath: return (proposal, .between)
        case .insertIntoDestinationIndexPath, .automatic: return (proposal, .into)
        }
    }

    func perform(_ drop: ListDrop) {
        dropDelegate?.tableView(self, performDropWith: RowDropCoordinator(drop, on: self))
    }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
    }

    /// Returns true for a row that the data source moves: the table asks it, and not the delegate of drops.
    func movesByItself(_ path: IndexPath) -> Bool { canMove(path) }

    var movedPlace: IndexPath? { movement?.item.place }

    func beginMove(of path: IndexPath, from center: CGPoint) -> Bool {
        guard let cell = cellForRow(at: path) else { return false }
        beginMoving(cell, from: center)
        return movement != nil
    }

    func continueMove(to center: CGPoint) { moveRow(to: center) }

    func endMove() { endMoving() }

    func cancelMove() { UIView.performWithoutAnimation { cancelMoving() } }
}

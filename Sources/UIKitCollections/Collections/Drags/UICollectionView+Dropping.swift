import UIKitControls

// What the delegate of a collection view says to drops, and the cells that make room.
extension UICollectionView {
    var takesDrops: Bool { drags.dropDelegate != nil }

    func dropIsTaken(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropEnters(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropExits(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropEnds(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func dropProposal(for session: any UIDropSession, over path: IndexPath?) -> (UIDropProposal, DropPlace) {
        guard let dropDelegate else { return (UIDropProposal(operation: .cancel), .none) }
        let proposal = dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        switch proposal.intent {
        case .unspecified: return (proposal, .none)
        case .insertAtDestinationIndexPath: return (proposal, .between)
        case .insertIntoDestinationIndexPath: return (proposal, .into)
        }
    }

    func perform(_ drop: ListDrop) {
        dropDelegate?.collectionView(self, performDropWith: ItemDropCoordinator(drop, on: self))
    }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
    }

    /// Returns false: a collection view leaves each drop to its delegate.
    func movesByItself(_ path: IndexPath) -> Bool { false }

    var movedPlace: IndexPath? { movement?.place }

    func beginMove(of path: IndexPath, from center: CGPoint) -> Bool { takeItem(at: path) }

    func continueMove(to center: CGPoint) { updateInteractiveMovementTargetPosition(center) }

    func endMove() { endInteractiveMovement() }

    func cancelMove() { UIView.performWithoutAnimation { cancelInteractiveMovement() } }
}

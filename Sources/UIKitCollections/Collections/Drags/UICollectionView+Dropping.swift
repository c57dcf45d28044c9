import UIKitControls

// What the delegate of a collection view says to drops, and the cells that make room.
extension UICollectionView {
    package var takesDrops: Bool { drags.dropDelegate != nil }

    package func dropIsTaken(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    package func dropEnters(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    package func dropExits(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    package func dropEnds(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    package func dropProposal(for session: any UIDropSession, over path: IndexPath?) -> (
        UIDropProposal, DropPlace
    ) {
        guard let dropDelegate else { return (UIDropProposal(operation: .cancel), .none) }
        let proposal = dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        switch proposal.intent {
        case .unspecified: return (proposal, .none)
        case .insertAtDestinationIndexPath: return (proposal, .between)
        case .insertIntoDestinationIndexPath: return (proposal, .into)
        }
    }

    package func perform(_ drop: ListDrop) {
        dropDelegate?.collectionView(self, performDropWith: ItemDropCoordinator(drop, on: self))
    }

    package func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
    }

    /// Returns false: a collection view leaves each drop to its delegate.
    package func movesByItself(_ path: IndexPath) -> Bool { false }

    package var movedPlace: IndexPath? { movement?.place }

    package func beginMove(of path: IndexPath, from center: CGPoint) -> Bool { takeItem(at: path) }

    package func continueMove(to center: CGPoint) { updateInteractiveMovementTargetPosition(center) }

    package func endMove() { endInteractiveMovement() }

    package func cancelMove() { UIView.performWithoutAnimation { cancelInteractiveMovement() } }
}

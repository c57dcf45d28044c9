// Items that are moved by hand.
extension UICollectionView {
    /// Takes an item into the hand, where it lies. Returns false for an item that is not visible, or that the
    /// data source does not let be moved.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        cancelInteractiveMovement()
        guard hasItem(indexPath), dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else {
            return false
        }
        return takeItem(at: indexPath)
    }

    /// Takes an item into the hand; returns false for one that is not visible.
    func takeItem(at indexPath: IndexPath) -> Bool {
        guard window != nil, !isShowing, hasItem(indexPath), let cell = cellForItem(at: indexPath) else {
            return false
        }
        lifted = cell
        movement = ItemMovement(origin: indexPath, place: indexPath, target: cell.center)
        shownBounds = nil
        setNeedsLayout()
        UIView.animate(withDuration: Self.updateDuration) { [self] in layOutSubtree() }
        return true
    }

    /// Moves the center of the item in the hand to a position; the others make room in an animation of 0.3 s.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let previous = movement else { return }
        let accepted = RunContext.accept(
            targetPosition.x.isFinite && targetPosition.y.isFinite,
            "\(RunContext.current.name(of: self)): the target of a movement", RunContext.finiteNumbers)
        guard accepted else { return }
        movement?.target = targetPosition
        let place = target(of: previous, at: targetPosition)
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forInteractivelyMovingItems: [place], withTargetPosition: targetPosition,
                previousIndexPaths: [previous.place], previousPosition: previous.target))
        if let cell = lifted, let attributes = liftedAttributes() {
            UIView.withoutAnimation { self.place(cell, by: attributes) }
        }
        if place != previous.place { makeRoom(at: place) }
    }

    /// Lets go of the item in the hand: the data source moves it in the data, and it moves to its place.
    public func endInteractiveMovement() {
        guard let ended = movement else { return }
        let expected = countedItems
        movement = nil
        if ended.place != ended.origin {
            dataSource?.collectionView(self, moveItemAt: ended.origin, to: ended.place)
        }
        invalidate(after: ended, to: ended.place, isCanceled: false)
        guard countedItems == expected else {
            report("an item was moved to \(ended.place.text), but the data did not follow; \(sectionsText).")
            return reloadData()
        }
        settle()
    }

    /// Lets the item in the hand return to where it was taken.
    public func cancelInteractiveMovement() {
        guard let ended = movement else { return }
        if ended.place != ended.origin { makeRoom(at: ended.origin) }
        movement = nil
        invalidate(after: ended, to: ended.origin, isCanceled: true)
        settle()
    }

    /// Returns the attributes of the item in the hand; nil for none.
    func liftedAttributes() -> UICollectionViewLayoutAttributes? {
        guard let movement, hasItem(movement.place) else { return nil }
        return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.place, withTargetPosition: movement.target)
    }

    /// Returns the place that an item takes at a position, as layout and delegate say.
    private func target(of movement: ItemMovement, at position: CGPoint) -> IndexPath {
        let proposed = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: movement.place, withPosition: position)
        let wanted =
            collectionDelegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
                atCurrentIndexPath: movement.place, toProposedIndexPath: proposed) ?? proposed
        let counts = countedItems
        guard wanted.count == 2, counts.indices.contains(wanted.section) else { return movement.place }
        let isStranger = wanted.section != movement.place.section
        let last = counts[wanted.section] - (isStranger ? 0 : 1)
        return (0...max(last, 0)).contains(wanted.item) ? wanted : movement.place
    }

    /// Moves the item in the hand to another place among the others.
    private func makeRoom(at place: IndexPath) {
        guard let previous = movement?.place else { return }
        let old = countedItems
        movement?.place = place
        counts = nil
        let items = [ListChange.move(previous, place)]
        let update = ListUpdate(items, ListUpdate.Sections(), from: old, to: countedItems)
        if update.contradiction != nil { return reloadData() }
        prepareLayout()
        animate(update, items, nil)
    }

    private func invalidate(after movement: ItemMovement, to place: IndexPath, isCanceled: Bool) {
        let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [place], previousIndexPaths: [movement.origin], movementCancelled: isCanceled)
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// Moves the item that was in the hand to its place, in front of the others.
    private func settle() {
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in layOutSubtree() },
            completion: { [self] _ in
                guard movement == nil else { return }
                lifted = nil
                shownBounds = nil
                setNeedsLayout()
            })
    }
}

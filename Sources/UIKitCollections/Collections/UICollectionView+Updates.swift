// Changes of layout and data.
extension UICollectionView {
    /// The duration of an animated update in seconds, as on a device.
    static var updateDuration: TimeInterval { MotionConstants.current.updateDuration }

    func change(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
        let old = collectionViewLayout
        guard animated, layout !== old else {
            collectionViewLayout = layout
            return soon { completion?(true) }
        }
        if canMoveElements(to: layout) { return moveElements(to: layout, completion) }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for identity in shown { views[identity]?.willTransition(from: old, to: layout) }
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                collectionViewLayout = layout
                layOutSubtree()
                old.finalizeLayoutTransition()
                layout.finalizeLayoutTransition()
                for identity in shown { views[identity]?.didTransition(from: old, to: layout) }
            }, completion: completion)
    }

    func showTogether(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        let isOutermost = batch == nil
        if isOutermost {
            cancelInteractiveMovement()
            prepareLayout()
            batch = Batch()
        }
        updates?()
        if isOutermost { showBatch(completion) } else { soon { completion?(true) } }
    }

    /// Performs changes at once, in a closure that need not name `self`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Fills the visible cells of items again, without new cells. Cells that decide their sizes are measured.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        var isSelfSizing = false
        for indexPath in indexPaths {
            guard let cell = cellForItem(at: indexPath), let dataSource else { continue }
            reconfigured = cell
            let filled = dataSource.collectionView(self, cellForItemAt: indexPath)
            reconfigured = nil
            if filled !== cell {
                report(
                    "the item \(indexPath.text) was reconfigured, but the data source returned another cell.")
            }
            collectionViewLayout.measurements.age(.cell(indexPath))
            if !collectionViewLayout.askedLengths(of: .cell(indexPath)).isEmpty { isSelfSizing = true }
        }
        guard isSelfSizing else { return }
        shownBounds = nil
        setNeedsLayout()
        UIView.animate(withDuration: Self.updateDuration) { [self] in layOutSubtree() }
    }

    /// Shows items inserted into the data.
    public func insertItems(at indexPaths: [IndexPath]) {
        update { $0.items += indexPaths.map(ListChange.insert) }
    }
    /// Shows the deletion of items from the data.
    public func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.items += indexPaths.map(ListChange.delete) }
    }
    /// Shows changes of items, with new cells, which are not selected.
    public func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.items += indexPaths.map(ListChange.reload) }
    }
    /// Shows the move of an item in the data.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.items.append(.move(indexPath, newIndexPath)) }
    }
    /// Shows sections inserted into the data.
    public func insertSections(_ sections: IndexSet) {
        update { $0.sections.inserted.formUnion(sections) }
    }
    /// Shows the deletion of sections from the data.
    public func deleteSections(_ sections: IndexSet) {
        update { $0.sections.deleted.formUnion(sections) }
    }
    /// Shows changes of sections, with new cells.
    public func reloadSections(_ sections: IndexSet) {
        update { $0.sections.reloaded.formUnion(sections) }
    }
    /// Shows the move of a section in the data.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sections.moved[section] = newSection }
    }

    /// Shows a change immediately, or with the others of a batch.
    private func update(_ change: (inout Batch) -> Void) {
        if batch == nil { cancelInteractiveMovement() }
        var changes = batch ?? Batch()
        change(&changes)
        let isPartOfBatch = batch != nil
        batch = changes
        if !isPartOfBatch { showBatch(nil) }
    }

    func soon(_ action: @escaping @MainActor () -> Void) {
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time, action)
    }
}

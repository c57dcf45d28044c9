// Changes of layout and data. Data changes are shown at once, without animations of insertions and deletions.
extension UICollectionView {
    /// Changes the layout, at once or with an animation of 0.3 s in which the visible elements move to their
    /// new positions. The completion receives true at the end; without animation, on the next tick.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard animated else {
            collectionViewLayout = layout
            return soon { completion?(true) }
        }
        UIView.animate(
            withDuration: 0.3,
            animations: { [self] in
                collectionViewLayout = layout
                layoutIfNeeded()
            }, completion: completion)
    }

    /// Performs changes of the data and shows them by reloading all; the completion receives true on
    /// the next tick.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        let isOutermost = updateItems == nil
        if isOutermost { updateItems = [] }
        updates?()
        if isOutermost { showUpdates() }
        soon { completion?(true) }
    }

    /// Shows items inserted into the data, by reloading all.
    public func insertItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) })
    }
    /// Shows the deletion of items from the data, by reloading all.
    public func deleteItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) })
    }
    /// Shows changes of items, by reloading all.
    public func reloadItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
    }
    /// Shows the move of an item in the data, by reloading all.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
    }
    /// Shows sections inserted into the data, by reloading all.
    public func insertSections(_ sections: IndexSet) { update([]) }
    /// Shows the deletion of sections from the data, by reloading all.
    public func deleteSections(_ sections: IndexSet) { update([]) }
    /// Shows changes of sections, by reloading all.
    public func reloadSections(_ sections: IndexSet) { update([]) }

    /// Shows changes immediately, or with the others of a batch.
    private func update(_ items: [UICollectionViewUpdateItem]) {
        guard updateItems == nil else {
            updateItems?.append(contentsOf: items)
            return
        }
        updateItems = items
        showUpdates()
    }

    /// Reloads the items, and reports the changes to the layout once it is prepared for the new data.
    private func showUpdates() {
        let items = updateItems ?? []
        updateItems = nil
        reloadData()
        guard !items.isEmpty else { return }
        layoutIfNeeded()
        collectionViewLayout.prepare(forCollectionViewUpdates: items)
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    private func soon(_ action: @escaping @MainActor () -> Void) {
        let clock = SceneHost.current.clock
        clock.schedule(at: clock.time, action)
    }
}

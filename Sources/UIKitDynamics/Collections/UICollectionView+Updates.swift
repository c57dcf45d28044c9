// Changes of layout and data. They are shown at once: elements do not fly in and out.
extension UICollectionView {
    /// Uses another layout, at once or so that the elements in sight glide to their new places in 0.3 s.
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

    /// Performs changes of the data and shows them by reloading; the completion gets true on the next tick.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        let isOutermost = updateItems == nil
        if isOutermost { updateItems = [] }
        updates?()
        if isOutermost { showUpdates() }
        soon { completion?(true) }
    }

    /// Shows that items were added to the data, by reloading.
    public func insertItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) })
    }
    /// Shows that items were taken from the data, by reloading.
    public func deleteItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) })
    }
    /// Shows that items were changed, by reloading.
    public func reloadItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
    }
    /// Shows that an item has another place in the data, by reloading.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
    }
    /// Shows that sections were added to the data, by reloading.
    public func insertSections(_ sections: IndexSet) { update([]) }
    /// Shows that sections were taken from the data, by reloading.
    public func deleteSections(_ sections: IndexSet) { update([]) }
    /// Shows that sections were changed, by reloading.
    public func reloadSections(_ sections: IndexSet) { update([]) }

    /// Shows changes at once, or with the others of a batch.
    private func update(_ items: [UICollectionViewUpdateItem]) {
        guard updateItems == nil else {
            updateItems?.append(contentsOf: items)
            return
        }
        updateItems = items
        showUpdates()
    }

    /// Reloads, and lets the layout know what has changed once it is prepared for that.
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
        let clock = Stage.current.clock
        clock.schedule(at: clock.time, action)
    }
}

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
        updates?()
        reloadData()
        soon { completion?(true) }
    }

    /// Shows that items were added to the data, by reloading.
    public func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Shows that items were taken from the data, by reloading.
    public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Shows that items were changed, by reloading.
    public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Shows that an item has another place in the data, by reloading.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Shows that sections were added to the data, by reloading.
    public func insertSections(_ sections: IndexSet) { reloadData() }
    /// Shows that sections were taken from the data, by reloading.
    public func deleteSections(_ sections: IndexSet) { reloadData() }
    /// Shows that sections were changed, by reloading.
    public func reloadSections(_ sections: IndexSet) { reloadData() }

    private func soon(_ action: @escaping @MainActor () -> Void) {
        let clock = Stage.current.clock
        clock.schedule(at: clock.time, action)
    }
}

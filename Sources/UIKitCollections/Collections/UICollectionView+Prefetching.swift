// Data that is prepared before cells are seen.
extension UICollectionView {
    /// Lets the data of the items ahead be prepared at the next tick, after those in sight have their cells.
    func lookAhead() {
        guard isPrefetchingEnabled, !lookahead.isDue, prefetchDataSource != nil else { return }
        lookahead.isDue = true
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time) { [weak self] in self?.prefetch() }
    }

    private func prefetch() {
        lookahead.isDue = false
        guard isPrefetchingEnabled, let source = prefetchDataSource, dataSource != nil, window != nil,
            isPrepared,
            batch == nil, movement == nil
        else { return }
        lookahead.follow(nearestOffset(to: contentOffset), of: contentSize, in: bounds.size)
        let seen = Set(shown.filter { $0.category == .cell }.map(\.indexPath))
        let (ahead, around) = itemsAhead()
        let (new, canceled) = lookahead.change(seen, ahead: ahead, around: around)
        if !canceled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: canceled) }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
    }

    /// Returns the items within one screen ahead, the nearest first, and those within two.
    private func itemsAhead() -> (near: [IndexPath], all: [IndexPath]) {
        let near = lookahead.area(ahead: bounds, screens: 1)
        let area = lookahead.area(ahead: bounds, screens: 2)
        let all = (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter {
            $0.representedElementCategory == .cell && $0.frame.overlaps(area) && hasItem($0.indexPath)
        }
        let distances = all.filter { $0.frame.overlaps(near) }
            .map { (lookahead.distance(to: $0.frame, from: bounds), $0.indexPath) }
        return (distances.sorted { $0 < $1 }.map(\.1), all.map(\.indexPath))
    }
}

// Data that is prepared before rows are seen.
extension UITableView {
    /// Lets the data of the rows ahead be prepared at the next tick, after those in sight have their cells.
    func lookAhead() {
        guard isPrefetchingEnabled, !lookahead.isDue, prefetchDataSource != nil else { return }
        lookahead.isDue = true
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time) { [weak self] in self?.prefetch() }
    }

    private func prefetch() {
        lookahead.isDue = false
        guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil, !isDue, updates == nil,
            movement == nil
        else { return }
        lookahead.follow(nearestOffset(to: contentOffset), of: contentSize, in: bounds.size)
        let (new, canceled) = lookahead.change(
            Set(cells.keys), ahead: paths(ahead: 1), around: paths(ahead: 2))
        if !canceled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: canceled) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }

    /// Returns the rows within a number of screens ahead, the nearest first.
    private func paths(ahead screens: CGFloat) -> [IndexPath] {
        let area = lookahead.area(ahead: bounds, screens: screens)
        let paths = rows.paths(in: area)
        return area.minY < bounds.minY ? paths.reversed() : paths
    }
}

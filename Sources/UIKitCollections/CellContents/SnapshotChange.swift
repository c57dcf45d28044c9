/// The difference of two snapshots with the same sections, whose common items are in the same order.
struct SnapshotChange {
    private(set) var deleted: [IndexPath] = []
    private(set) var inserted: [IndexPath] = []
    private(set) var reloaded: [IndexPath] = []

    /// Returns nil for snapshots with other sections, or with items in another order.
    init?<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        guard old.sectionIdentifiers == new.sectionIdentifiers else { return nil }
        for (index, entry) in old.sections.enumerated() {
            let items = new.sections[index].items
            let (before, after) = (Set(entry.items), Set(items))
            guard entry.items.filter(after.contains) == items.filter(before.contains) else { return nil }
            for (item, value) in entry.items.enumerated() {
                let path = IndexPath(item: item, section: index)
                if !after.contains(value) {
                    deleted.append(path)
                } else if new.reloaded.contains(value) {
                    reloaded.append(path)
                }
            }
            inserted += items.enumerated().filter { !before.contains($0.element) }.map {
                IndexPath(item: $0.offset, section: index)
            }
        }
    }
}

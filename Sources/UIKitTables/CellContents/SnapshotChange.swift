/// The difference of two snapshots: the sections and items that come, go and move, and those shown again.
package struct SnapshotChange {
    package private(set) var sections = ListUpdate.Sections()
    /// The places, before the change, of items that are gone from sections that stay.
    package private(set) var deleted: [IndexPath] = []
    /// The places, after the change, of items that are new in sections that were there before.
    package private(set) var inserted: [IndexPath] = []
    /// The places before and after the change of items that leave their section or the order in it.
    package private(set) var moved: [(from: IndexPath, to: IndexPath)] = []
    /// The places, before the change, of items that get new cells.
    package private(set) var reloaded: [IndexPath] = []
    /// The places, after the change, of items whose cells are filled again.
    package private(set) var reconfigured: [IndexPath] = []

    package init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let sectionOrder = OrderChange(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
        sections.deleted = IndexSet(sectionOrder.deleted)
        sections.inserted = IndexSet(sectionOrder.inserted)
        for move in sectionOrder.moved { sections.moved[move.from] = move.to }
        let (before, after) = (old.places, new.places)
        compare(old, new, after)
        findStrangers(in: new, before, sectionsBefore: sectionOrder.places)
        for (item, path) in after {
            guard let earlier = before[item] else { continue }
            if new.reloaded.contains(item) {
                reloaded.append(earlier)
            } else if new.reconfigured.contains(item) {
                reconfigured.append(path)
            }
        }
        reloaded.sort()
        reconfigured.sort()
    }

    /// Finds what has gone from each section, and what has moved and come within those that stay.
    private mutating func compare<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ after: [Item: IndexPath]
    ) {
        for (section, entry) in old.sections.enumerated() {
            guard let newSection = new.indexOfSection(entry.section) else { continue }
            let order = OrderChange(from: entry.items, to: new.sections[newSection].items)
            deleted += order.deleted.filter { after[entry.items[$0]] == nil }
                .map { IndexPath(item: $0, section: section) }
            moved += order.moved.map {
                (IndexPath(item: $0.from, section: section), IndexPath(item: $0.to, section: newSection))
            }
        }
    }

    /// Finds the items that come from nowhere or from another section.
    private mutating func findStrangers<Section, Item>(
        in new: NSDiffableDataSourceSnapshot<Section, Item>, _ before: [Item: IndexPath],
        sectionsBefore: [Int: Int]
    ) {
        for (section, entry) in new.sections.enumerated() {
            let home = sectionsBefore[section]
            for (item, value) in entry.items.enumerated() {
                let path = IndexPath(item: item, section: section)
                if let earlier = before[value] {
                    if earlier.section != home { moved.append((earlier, path)) }
                } else if home != nil {
                    inserted.append(path)
                }
            }
        }
    }

    @MainActor package func show(in view: UITableView, _ animation: UITableView.RowAnimation) {
        view.deleteSections(sections.deleted, with: animation)
        view.insertSections(sections.inserted, with: animation)
        for (from, to) in sections.moved { view.moveSection(from, toSection: to) }
        view.deleteRows(at: deleted, with: animation)
        view.insertRows(at: inserted, with: animation)
        for move in moved { view.moveRow(at: move.from, to: move.to) }
        view.reloadRows(at: reloaded, with: animation)
    }
}

/// The effect of a batch of changes on the items of a collection view or the rows of a table: which stay, and
/// at which index path.
struct CollectionUpdate {
    /// The index paths after the update of the items that stay, by those before it.
    private(set) var survivors: [IndexPath: IndexPath] = [:]
    /// The index paths, after the update, of items whose cells are made again.
    private(set) var reloaded: Set<IndexPath> = []
    /// The sections before the update, by their numbers after it; none for inserted ones.
    private(set) var sectionsBefore: [Int: Int] = [:]
    /// The reason why the changes do not lead from the old numbers of items to the new ones; nil if they do.
    private(set) var contradiction: String?

    /// The changes of whole sections.
    struct Sections: Hashable {
        /// The sections deleted, by their numbers before the update.
        var deleted = IndexSet()
        /// The sections inserted, by their numbers after the update.
        var inserted = IndexSet()
        /// The sections whose cells are made again, by their numbers before the update.
        var reloaded = IndexSet()
    }

    /// Follows the items from the old number of items of each section to the new ones. The noun is their name
    /// in messages.
    @MainActor init(
        _ items: [UICollectionViewUpdateItem], _ sections: Sections, from old: [Int], to new: [Int],
        of noun: String = "items"
    ) {
        let oldSections = old.indices.filter { !sections.deleted.contains($0) }
        let newSections = new.indices.filter { !sections.inserted.contains($0) }
        guard oldSections.count == newSections.count else {
            contradiction =
                "there were \(old.count) sections before the update and there are \(new.count) after it, but "
                + "\(sections.deleted.count) were deleted and \(sections.inserted.count) inserted"
            return
        }
        let gone = Set(items.compactMap { $0.updateAction == .reload ? nil : $0.indexPathBeforeUpdate })
        let fresh = Set(items.compactMap { $0.updateAction == .reload ? nil : $0.indexPathAfterUpdate })
        for (before, after) in zip(oldSections, newSections) {
            sectionsBefore[after] = before
            let flaw = follow(before, after, old[before], new[after], gone, fresh, noun)
            if sections.reloaded.contains(before) {
                reloaded.formUnion((0..<new[after]).map { IndexPath(item: $0, section: after) })
            } else if contradiction == nil {
                contradiction = flaw
            }
        }
        for item in items {
            guard let before = item.indexPathBeforeUpdate else { continue }
            if item.updateAction == .move { survivors[before] = item.indexPathAfterUpdate }
            if item.updateAction == .reload, let after = survivors[before] { reloaded.insert(after) }
        }
    }

    /// Assigns the places that are not new to the items of a section that are not gone, in their order.
    /// Returns the contradiction between both numbers, which a reload of the section resolves; nil for none.
    private mutating func follow(
        _ before: Int, _ after: Int, _ oldCount: Int, _ newCount: Int, _ gone: Set<IndexPath>,
        _ fresh: Set<IndexPath>, _ noun: String
    ) -> String? {
        let old = (0..<oldCount).map { IndexPath(item: $0, section: before) }.filter { !gone.contains($0) }
        let new = (0..<newCount).map { IndexPath(item: $0, section: after) }.filter { !fresh.contains($0) }
        for (old, new) in zip(old, new) { survivors[old] = new }
        guard old.count != new.count else { return nil }
        return "section \(after) had \(oldCount) \(noun) before the update and has \(newCount) after it, but "
            + "\(oldCount - old.count) left it and \(newCount - new.count) came"
    }
}

/// The effect of a batch of changes on the items of a collection view or the rows of a table: which stay, and
/// at which index path.
struct CollectionUpdate {
    /// The index paths after the update of the items that stay, by those before it.
    private(set) var survivors: [IndexPath: IndexPath] = [:]
    /// The index paths, after the update, of items whose cells are made again. They lose their selection.
    private(set) var reloaded: Set<IndexPath> = []
    /// The sections before the update, by their numbers after it; none for inserted ones.
    private(set) var sectionsBefore: [Int: Int] = [:]
    /// The sections after the update, by their numbers before it; none for deleted ones.
    private var sectionsAfter: [Int: Int] = [:]
    /// The sections whose views are made again, by their numbers before the update.
    private let reloadedSections: IndexSet
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
        /// The sections moved: their numbers after the update, by those before it.
        var moved: [Int: Int] = [:]

        /// Returns the numbers, before and after the update, of the sections that stay: those that are not
        /// moved in their order. Nil for numbers of sections that do not follow from the changes.
        func stays(from old: Int, to new: Int) -> [(Int, Int)]? {
            let targets = Set(moved.values)
            let before = (0..<old).filter { !deleted.contains($0) && moved[$0] == nil }
            let after = (0..<new).filter { !inserted.contains($0) && !targets.contains($0) }
            let areThere = moved.allSatisfy { (0..<old).contains($0) && (0..<new).contains($1) }
            guard before.count == after.count, areThere else { return nil }
            return Array(zip(before, after)) + moved.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }

    /// Follows the items from the old number of items of each section to the new ones. The noun is their name
    /// in messages.
    @MainActor init(
        _ items: [UICollectionViewUpdateItem], _ sections: Sections, from old: [Int], to new: [Int],
        of noun: String = "items"
    ) {
        reloadedSections = sections.reloaded
        if let rule = Self.brokenRule(by: items, sections, from: old, to: new, of: noun) {
            contradiction = rule
            return
        }
        guard let stays = sections.stays(from: old.count, to: new.count) else {
            contradiction =
                "there were \(old.count) sections before the update and there are \(new.count) after it, but "
                + "\(sections.deleted.count) were deleted and \(sections.inserted.count) inserted"
            return
        }
        let gone = Set(items.compactMap { $0.updateAction == .reload ? nil : $0.indexPathBeforeUpdate })
        let fresh = Set(items.compactMap { $0.updateAction == .reload ? nil : $0.indexPathAfterUpdate })
        for (before, after) in stays {
            (sectionsBefore[after], sectionsAfter[before]) = (before, after)
            let flaw = follow(before, after, old[before], new[after], gone, fresh, noun)
            if sections.reloaded.contains(before) {
                reloaded.formUnion((0..<new[after]).map { IndexPath(item: $0, section: after) })
            } else if contradiction == nil {
                contradiction = flaw
            }
        }
        for item in items where item.updateAction == .move {
            if let before = item.indexPathBeforeUpdate { survivors[before] = item.indexPathAfterUpdate }
        }
        for item in items where item.updateAction == .reload {
            if let after = item.indexPathBeforeUpdate.flatMap({ survivors[$0] }) { reloaded.insert(after) }
        }
    }

    /// The index paths after the update of the items that stay with their cells, by those before it.
    var unchanged: [IndexPath: IndexPath] { survivors.filter { !reloaded.contains($0.value) } }

    /// Returns the identity that an element has after the update; nil for one that leaves, or whose view is
    /// made again. Headers and footers follow their sections.
    func identity(after identity: ElementIdentity) -> ElementIdentity? {
        let path = identity.indexPath
        if identity.category == .cell {
            return survivors[path].flatMap { reloaded.contains($0) ? nil : .cell($0) }
        }
        guard path.count == 2 else { return identity }
        guard let section = sectionsAfter[path.section], !reloadedSections.contains(path.section) else {
            return nil
        }
        return ElementIdentity(
            category: identity.category, kind: identity.kind,
            indexPath: IndexPath(item: path.item, section: section))
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

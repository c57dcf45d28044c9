/// The effect of a batch of changes on the items of a collection view or the rows of a table: which stay, and
/// at which index path.
package struct ListUpdate {
    /// The index paths after the update of the items that stay, by those before it.
    package private(set) var survivors: [IndexPath: IndexPath] = [:]
    /// The index paths, after the update, of items whose cells are made again. They lose their selection.
    package private(set) var reloaded: Set<IndexPath> = []
    /// The sections before the update, by their numbers after it; none for inserted ones.
    package private(set) var sectionsBefore: [Int: Int] = [:]
    /// The sections after the update, by their numbers before it; none for deleted ones.
    package private(set) var sectionsAfter: [Int: Int] = [:]
    /// The sections whose views are made again, by their numbers before the update.
    package let reloadedSections: IndexSet
    /// The reason why the changes do not lead from the old numbers of items to the new ones; nil if they do.
    package private(set) var contradiction: String?

    /// The changes of whole sections.
    package struct Sections: Hashable {
        /// The sections deleted, by their numbers before the update.
        package var deleted = IndexSet()
        /// The sections inserted, by their numbers after the update.
        package var inserted = IndexSet()
        /// The sections whose cells are made again, by their numbers before the update.
        package var reloaded = IndexSet()
        /// The sections moved: their numbers after the update, by those before it.
        package var moved: [Int: Int] = [:]

        package init() {}

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
    package init(
        _ changes: [ListChange], _ sections: Sections, from old: [Int], to new: [Int],
        of noun: String = "items"
    ) {
        reloadedSections = sections.reloaded
        if let rule = Self.brokenRule(by: changes, sections, from: old, to: new, of: noun) {
            contradiction = rule
            return
        }
        guard let stays = sections.stays(from: old.count, to: new.count) else {
            contradiction =
                "there were \(old.count) sections before the update and there are \(new.count) after it, but "
                + "\(sections.deleted.count) were deleted and \(sections.inserted.count) inserted"
            return
        }
        var gone: Set<IndexPath> = [], fresh: Set<IndexPath> = []
        for change in changes {
            switch change {
            case .insert(let path): fresh.insert(path)
            case .delete(let path): gone.insert(path)
            case .move(let before, let after):
                gone.insert(before)
                fresh.insert(after)
            case .reload: break
            }
        }
        for (before, after) in stays {
            (sectionsBefore[after], sectionsAfter[before]) = (before, after)
            let flaw = follow(before, after, old[before], new[after], gone, fresh, noun)
            if sections.reloaded.contains(before) {
                reloaded.formUnion((0..<new[after]).map { IndexPath(item: $0, section: after) })
            } else if contradiction == nil {
                contradiction = flaw
            }
        }
        for case .move(let before, let after) in changes { survivors[before] = after }
        for case .reload(let path) in changes {
            if let after = survivors[path] { reloaded.insert(after) }
        }
    }

    /// The index paths after the update of the items that stay with their cells, by those before it.
    package var unchanged: [IndexPath: IndexPath] { survivors.filter { !reloaded.contains($0.value) } }

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

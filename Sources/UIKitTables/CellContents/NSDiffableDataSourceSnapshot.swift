/// The sections and items of a data source at a moment, each identified by a value of its own.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    package private(set) var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The items that get new cells.
    private(set) var reloaded: Set<ItemIdentifierType> = []
    /// The items whose cells are filled again.
    private(set) var reconfigured: Set<ItemIdentifierType> = []
    /// All items, so that those that are added again are found.
    private(set) var members: Set<ItemIdentifierType> = []

    /// Creates a snapshot without sections.
    public init() {}

    /// The number of items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The items that get new cells when the snapshot is applied, in order.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloaded.contains) }
    /// The items whose cells are filled again when the snapshot is applied, in order.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        itemIdentifiers.filter(reconfigured.contains)
    }

    /// Returns the number of items in a section. One that does not exist is an error.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        requireSection(identifier, "numberOfItems(inSection:)").map { sections[$0].items.count } ?? 0
    }

    /// Returns the items of a section, in order. One that does not exist is an error.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        requireSection(identifier, "itemIdentifiers(inSection:)").map { sections[$0].items } ?? []
    }

    /// Returns the section of an item; nil for one that does not exist.
    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.section
    }

    /// Returns the position of an item among all items; nil for one that does not exist.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    /// Returns the position of a section; nil for one that does not exist.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.section == identifier }
    }

    // MARK: Changes

    /// Adds sections at the end. Those that exist are an error.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        check(identifiers, "appendSections(_:)")
        let added = takeOut(identifiers)
        sections += added
    }

    /// Adds items to a section at its end; nil, the default, stands for the last section. Items that exist
    /// move there. A section that does not exist, and items given twice, are errors.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let method = "appendItems(_:toSection:)"
        check(identifiers, method)
        if sectionIdentifier == nil, sections.isEmpty {
            return Self.report(method, "there is no section: call appendSections first")
        }
        let index = sectionIdentifier.map { requireSection($0, method) } ?? sections.indices.last
        guard let index else { return }
        let added = admit(identifiers)
        sections[index].items += added
    }

    /// Adds items before another one, which must exist. Items that exist move there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let method = "insertItems(_:beforeItem:)"
        check(identifiers, beside: beforeIdentifier, method)
        put(identifiers, at: 0, from: beforeIdentifier, method)
    }

    /// Adds items after another one, which must exist. Items that exist move there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let method = "insertItems(_:afterItem:)"
        check(identifiers, beside: afterIdentifier, method)
        put(identifiers, at: 1, from: afterIdentifier, method)
    }

    /// Adds sections before another one, which must exist. Those that exist are an error.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        let method = "insertSections(_:beforeSection:)"
        check(identifiers, method)
        put(identifiers, at: 0, from: toIdentifier, method)
    }

    /// Adds sections after another one, which must exist. Those that exist are an error.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        let method = "insertSections(_:afterSection:)"
        check(identifiers, method)
        put(identifiers, at: 1, from: toIdentifier, method)
    }

    /// Moves a section before another one. Both must exist.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: 0, from: toIdentifier, "moveSection(_:beforeSection:)")
    }

    /// Moves a section after another one. Both must exist.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: 1, from: toIdentifier, "moveSection(_:afterSection:)")
    }

    /// Removes items; those that do not exist have no effect.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        members.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() { (sections, members) = ([], []) }

    /// Removes sections; those that do not exist have no effect.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for entry in sections where gone.contains(entry.section) { members.subtract(entry.items) }
        sections.removeAll { gone.contains($0.section) }
    }

    /// Moves an item before another one. Both must exist.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: 0, from: toIdentifier, "moveItem(_:beforeItem:)")
    }

    /// Moves an item after another one. Both must exist.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: 1, from: toIdentifier, "moveItem(_:afterItem:)")
    }

    /// Requests new cells for items. Those that do not exist are an error.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        requireItems(identifiers, "reloadItems(_:)")
        reloaded.formUnion(identifiers)
    }

    /// Requests that the cells of items are filled again. Those that do not exist are an error.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        requireItems(identifiers, "reconfigureItems(_:)")
        reconfigured.formUnion(identifiers)
    }

    /// Requests new cells for all items of sections. Those that do not exist are an error.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let index = requireSection(identifier, "reloadSections(_:)") else { continue }
            reloaded.formUnion(sections[index].items)
        }
    }

    // MARK: Internals

    /// Returns the items of a section, in order; none for a section that does not exist.
    package func items(ofSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.section == identifier }?.items ?? []
    }

    /// Returns the place of an item; nil for one that does not exist.
    package func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        for (section, entry) in sections.enumerated() {
            if let index = entry.items.firstIndex(of: item) {
                return IndexPath(item: index, section: section)
            }
        }
        return nil
    }

    /// Returns the item at a place; nil for a place without one.
    package func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    /// Moves the item at a place to another one, which is that after the move.
    package mutating func move(_ path: IndexPath, to target: IndexPath) {
        guard let item = item(at: path), sections.indices.contains(target.section) else { return }
        sections[path.section].items.remove(at: path.item)
        let place = min(target.item, sections[target.section].items.count)
        sections[target.section].items.insert(item, at: place)
    }

    /// The snapshot without requests, which are part of one change alone.
    package var settled: Self {
        var copy = self
        (copy.reloaded, copy.reconfigured) = ([], [])
        return copy
    }

    /// The places of all items.
    var places: [ItemIdentifierType: IndexPath] {
        var result: [ItemIdentifierType: IndexPath] = [:]
        for (section, entry) in sections.enumerated() {
            for (item, value) in entry.items.enumerated() {
                result[value] = IndexPath(item: item, section: section)
            }
        }
        return result
    }

    /// Puts items at a distance from the place of another one.
    private mutating func put(
        _ identifiers: [ItemIdentifierType], at distance: Int, from neighbor: ItemIdentifierType,
        _ method: String
    ) {
        guard requireItem(neighbor, method) else { return }
        let added = admit(identifiers.filter { $0 != neighbor })
        guard let path = indexPath(of: neighbor) else { return }
        sections[path.section].items.insert(contentsOf: added, at: path.item + distance)
    }

    /// Puts sections at a distance from the place of another one.
    private mutating func put(
        _ identifiers: [SectionIdentifierType], at distance: Int, from neighbor: SectionIdentifierType,
        _ method: String
    ) {
        guard requireSection(neighbor, method) != nil else { return }
        let added = takeOut(identifiers.filter { $0 != neighbor })
        guard let index = indexOfSection(neighbor) else { return }
        sections.insert(contentsOf: added, at: index + distance)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, to distance: Int, from neighbor: ItemIdentifierType,
        _ method: String
    ) {
        guard requireItem(identifier, method) else { return }
        if identifier == neighbor {
            return Self.report(method, "the item \(SnapshotRule.name(neighbor)) cannot lie beside itself")
        }
        put([identifier], at: distance, from: neighbor, method)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to distance: Int, from neighbor: SectionIdentifierType,
        _ method: String
    ) {
        guard requireSection(identifier, method) != nil else { return }
        if identifier == neighbor {
            return Self.report(method, "the section \(SnapshotRule.name(neighbor)) cannot lie beside itself")
        }
        put([identifier], at: distance, from: neighbor, method)
    }

    /// Returns items to add, each once, and removes those that exist from where they are.
    private mutating func admit(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var added: Set<ItemIdentifierType> = []
        let items = identifiers.filter { added.insert($0).inserted }
        let known = members.intersection(added)
        if !known.isEmpty { deleteItems(Array(known)) }
        members.formUnion(added)
        return items
    }

    /// Returns sections to add, each once, and removes those that exist, with their items, from where they
    /// are.
    private mutating func takeOut(
        _ identifiers: [SectionIdentifierType]
    ) -> [(section: SectionIdentifierType, items: [ItemIdentifierType])] {
        var added: Set<SectionIdentifierType> = []
        let taken = identifiers.filter { added.insert($0).inserted }
            .map { ($0, items(ofSection: $0)) }
        sections.removeAll { added.contains($0.section) }
        return taken
    }
}

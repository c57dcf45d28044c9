/// The sections and items of a data source at a moment, each identified by a value of its own.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private(set) var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The items that get new cells.
    private(set) var reloaded: Set<ItemIdentifierType> = []
    /// The items whose cells are filled again.
    private(set) var reconfigured: Set<ItemIdentifierType> = []
    /// All items, so that those that are added again are found.
    private var members: Set<ItemIdentifierType> = []

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

    /// Returns the number of items in a section; 0 for one that does not exist.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.section == identifier }?.items ?? []
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

    /// Adds sections at the end. Those that exist move there.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        let added = takeOut(identifiers)
        sections += added
    }

    /// Adds items to a section at its end; nil, the default, stands for the last section. Items that exist
    /// move there.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        guard let index else { return }
        let added = admit(identifiers)
        sections[index].items += added
    }

    /// Adds items before another one. Items that exist move there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let added = admit(identifiers.filter { $0 != beforeIdentifier })
        guard let path = indexPath(of: beforeIdentifier) else { return }
        sections[path.section].items.insert(contentsOf: added, at: path.item)
    }

    /// Adds items after another one. Items that exist move there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let added = admit(identifiers.filter { $0 != afterIdentifier })
        guard let path = indexPath(of: afterIdentifier) else { return }
        sections[path.section].items.insert(contentsOf: added, at: path.item + 1)
    }

    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        let added = takeOut(identifiers.filter { $0 != toIdentifier })
        guard let index = indexOfSection(toIdentifier) else { return }
        sections.insert(contentsOf: added, at: index)
    }

    /// Adds sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        let added = takeOut(identifiers.filter { $0 != toIdentifier })
        guard let index = indexOfSection(toIdentifier) else { return }
        sections.insert(contentsOf: added, at: index + 1)
    }

    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        insertSections([identifier], beforeSection: toIdentifier)
    }

    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        insertSections([identifier], afterSection: toIdentifier)
    }

    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        members.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() { (sections, members) = ([], []) }

    /// Removes sections.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { members.subtract(itemIdentifiers(inSection: identifier)) }
        sections.removeAll { identifiers.contains($0.section) }
    }

    /// Moves an item before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Requests new cells for items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloaded.formUnion(identifiers)
    }

    /// Requests that the cells of items are filled again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfigured.formUnion(identifiers)
    }

    /// Requests new cells for all items of sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { reloaded.formUnion(itemIdentifiers(inSection: identifier)) }
    }

    // MARK: Internals

    /// Returns the place of an item; nil for one that does not exist.
    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        for (section, entry) in sections.enumerated() {
            if let index = entry.items.firstIndex(of: item) {
                return IndexPath(item: index, section: section)
            }
        }
        return nil
    }

    /// Returns the item at a place; nil for a place without one.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    /// Moves the item at a place to another one, which is that after the move.
    mutating func move(_ path: IndexPath, to target: IndexPath) {
        guard let item = item(at: path), sections.indices.contains(target.section) else { return }
        sections[path.section].items.remove(at: path.item)
        let place = min(target.item, sections[target.section].items.count)
        sections[target.section].items.insert(item, at: place)
    }

    /// The snapshot without requests, which are part of one change alone.
    var settled: Self {
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
            .map { ($0, itemIdentifiers(inSection: $0)) }
        sections.removeAll { added.contains($0.section) }
        return taken
    }
}

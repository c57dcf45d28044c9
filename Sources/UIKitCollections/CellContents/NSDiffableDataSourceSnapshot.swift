/// The sections and items of a data source at a moment, each identified by a value of its own.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private(set) var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    private(set) var reloaded: Set<ItemIdentifierType> = []

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

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
    }

    /// Adds items to a section at its end; nil, the default, stands for the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        if let index { sections[index].items += identifiers }
    }

    /// Adds items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let path = indexPath(of: beforeIdentifier) else { return }
        sections[path.section].items.insert(contentsOf: identifiers, at: path.item)
    }

    /// Adds items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let path = indexPath(of: afterIdentifier) else { return }
        sections[path.section].items.insert(contentsOf: identifiers, at: path.item + 1)
    }

    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
    }

    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() { sections = [] }

    /// Removes sections.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.section) }
    }

    /// Moves an item before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Requests new cells for items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloaded.formUnion(identifiers)
    }

    /// Requests that the cells of items are filled again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reloaded.formUnion(identifiers)
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

    /// The snapshot without requests, which are part of one change alone.
    var settled: Self {
        var copy = self
        copy.reloaded = []
        return copy
    }
}

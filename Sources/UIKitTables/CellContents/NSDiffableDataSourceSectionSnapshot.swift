/// The items of a section at a moment, as an outline: items have children, which are shown while all items
/// above them are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private struct Node {
        let item: ItemIdentifierType
        let level: Int
    }

    /// All items, each before its children.
    private var nodes: [Node] = []
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates a snapshot without items.
    public init() {}

    // MARK: Changes

    /// Adds items behind the children of an item, or at the end of the section. Items that exist, and a
    /// parent that does not, are errors.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let method = "append(_:to:)"
        guard let parent else { return add(items, at: nodes.count, level: 0, method) }
        guard let index = require(parent, method) else { return }
        add(items, at: end(of: index), level: nodes[index].level + 1, method)
    }

    /// Adds items before another one, on its level. Items that exist are an error.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let method = "insert(_:before:)"
        guard let index = require(item, method) else { return }
        add(items, at: index, level: nodes[index].level, method)
    }

    /// Adds items behind another one and its children, on its level. Items that exist are an error.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let method = "insert(_:after:)"
        guard let index = require(item, method) else { return }
        add(items, at: end(of: index), level: nodes[index].level, method)
    }

    /// Removes items with their children.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let index = index(of: item) else { continue }
            remove(index..<end(of: index))
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { (nodes, expanded) = ([], []) }

    /// Gives an item the items of another snapshot as its children.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
    ) {
        guard let index = index(of: parent) else { return }
        remove((index + 1)..<end(of: index))
        let level = nodes[index].level + 1
        let known = Set(items)
        let added = snapshot.nodes.filter { !known.contains($0.item) }
        nodes.insert(contentsOf: added.map { Node(item: $0.item, level: $0.level + level) }, at: index + 1)
        expanded.formUnion(snapshot.expanded)
    }

    /// Shows the children of items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        expanded.formUnion(items.filter { contains($0) })
    }

    /// Hides the children of items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    // MARK: Items

    /// All items, each before its children.
    public var items: [ItemIdentifierType] { nodes.map(\.item) }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

    /// The items that are shown, in order.
    public var visibleItems: [ItemIdentifierType] {
        var hiddenBelow: Int?
        var visible: [ItemIdentifierType] = []
        for node in nodes {
            if let level = hiddenBelow, node.level > level { continue }
            hiddenBelow = expanded.contains(node.item) ? nil : node.level
            visible.append(node.item)
        }
        return visible
    }

    /// Returns whether an item exists.
    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

    /// Returns whether the children of an item are shown where the item is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns whether an item is shown.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

    /// Returns the number of items above an item; 0 for one that does not exist.
    public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { nodes[$0].level } ?? 0 }

    /// Returns the position of an item among all items; nil for one that does not exist.
    public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }

    /// Returns the item above an item; nil for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let index = index(of: child) else { return nil }
        return nodes[..<index].last { $0.level < nodes[index].level }?.item
    }

    /// Returns the items below an item, with it or without it.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard let index = index(of: parent) else { return part }
        let first = includingParent ? index : index + 1
        let top = nodes[index].level + (includingParent ? 0 : 1)
        part.nodes = nodes[first..<end(of: index)].map { Node(item: $0.item, level: $0.level - top) }
        part.expanded = expanded.intersection(part.items)
        return part
    }

    /// Returns the position behind an item and all items below it.
    private func end(of index: Int) -> Int {
        nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
    }

    /// Returns the position of an item; nil, after a report, for one that does not exist.
    private func require(_ item: ItemIdentifierType, _ method: String) -> Int? {
        if let index = index(of: item) { return index }
        Self.report(method, "there is no item \(SnapshotRule.name(item))")
        return nil
    }

    private static func report(_ method: String, _ rule: String) {
        SnapshotRule.report("NSDiffableDataSourceSectionSnapshot.\(method)", rule)
    }

    private mutating func add(_ items: [ItemIdentifierType], at index: Int, level: Int, _ method: String) {
        if let repeated = SnapshotRule.repeated(in: self.items + items) {
            Self.report(method, "the item \(SnapshotRule.name(repeated)) is given more than once")
        }
        var known = Set(self.items)
        let added = items.filter { known.insert($0).inserted }
        nodes.insert(contentsOf: added.map { Node(item: $0, level: level) }, at: index)
    }

    private mutating func remove(_ range: Range<Int>) {
        expanded.subtract(nodes[range].map(\.item))
        nodes.removeSubrange(range)
    }
}

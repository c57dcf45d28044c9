/// The selected items, in the order in which they were selected.
struct Selection {
    private(set) var items: [IndexPath] = []
    private var members: Set<IndexPath> = []

    func contains(_ item: IndexPath) -> Bool { members.contains(item) }

    mutating func insert(_ item: IndexPath) {
        if members.insert(item).inserted { items.append(item) }
    }

    mutating func remove(_ item: IndexPath) {
        if members.remove(item) != nil { items.removeAll { $0 == item } }
    }
}

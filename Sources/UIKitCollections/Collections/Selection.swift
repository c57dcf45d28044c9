/// The selected items, in the order in which they were selected.
struct Selection {
    private(set) var items: [IndexPath] = []
    private var members: Set<IndexPath> = []
    /// A Boolean value that indicates whether focus returns to its item; default false. It has no effect.
    var remembersFocus = false
    /// A Boolean value that indicates whether the item that focus reaches is selected; default false. It has
    /// no effect.
    var followsFocus = false
    /// A Boolean value that indicates whether taps select an item of a collection view that is edited;
    /// default false.
    var isAllowedInEditing = false
    /// A Boolean value that indicates whether taps select several items of a collection view that is edited;
    /// default false.
    var isMultipleInEditing = false

    func contains(_ item: IndexPath) -> Bool { members.contains(item) }

    mutating func insert(_ item: IndexPath) {
        if members.insert(item).inserted { items.append(item) }
    }

    /// Replaces the items by those at their index paths after an update; items that are gone leave.
    mutating func follow(_ survivors: [IndexPath: IndexPath]) {
        items = items.compactMap { survivors[$0] }
        members = Set(items)
    }

    mutating func remove(_ item: IndexPath) {
        if members.remove(item) != nil { items.removeAll { $0 == item } }
    }
}

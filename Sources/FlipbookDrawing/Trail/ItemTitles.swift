import Picture

/// The names of items in files: their own names, and `shape1`, `shape2` and so on for items without one.
struct ItemTitles {
    private var titles: [[LayerIdentity]: String] = [:]

    /// Creates the titles of all items, in the order of their first appearance.
    init(of moments: [Moment]) {
        var unnamed = 0
        for item in moments.flatMap(\.items) where titles[item.path] == nil {
            if item.name == nil { unnamed += 1 }
            titles[item.path] = item.name ?? "shape\(unnamed)"
        }
    }

    /// All titles.
    var all: Set<String> { Set(titles.values) }

    subscript(item: LayerInstance) -> String { titles[item.path] ?? item.name ?? "shape" }
}

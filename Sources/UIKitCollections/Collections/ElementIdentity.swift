/// The identity of an element of a collection view: its category, kind and index path.
struct ElementIdentity: Hashable, Comparable {
    let category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; empty for cells.
    let kind: String
    let indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> ElementIdentity {
        ElementIdentity(category: .cell, kind: "", indexPath: indexPath)
    }

    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementIdentity {
        ElementIdentity(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementIdentity {
        ElementIdentity(category: .decorationView, kind: kind, indexPath: indexPath)
    }

    /// Returns true when the first element is behind the second one, in the order for equal z indices:
    /// decoration views, cells, supplementary views, each in the order of the index paths, then of the kinds.
    static func < (a: ElementIdentity, b: ElementIdentity) -> Bool {
        if a.category != b.category { return a.depth < b.depth }
        if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
        return a.kind < b.kind
    }

    private var depth: Int {
        switch category {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }

    /// The element in names and messages: "cell[0.12]".
    var name: String {
        let place = indexPath.map(String.init).joined(separator: ".")
        return "\(category == .cell ? "cell" : kind)[\(place)]"
    }
}

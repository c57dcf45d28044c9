/// Which element of a collection view something is about: what kind it is of, and where it belongs.
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

    /// From the back to the front where the layout does not say: decoration, cells, supplementary views, each
    /// in the order of the index paths.
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

import CoreGeometry
import Picture

// A replicator's first copy keeps the identities of its layers, and the others have none.
extension Layer {
    /// The number of equal parts of the layer of which the first alone has identities, and whether all have
    /// its color.
    struct Copies {
        var count = 1
        var areAlike = true

        /// Returns the copies of copies.
        func times(_ others: Copies) -> Copies {
            Copies(count: count * others.count, areAlike: areAlike && others.areAlike)
        }
    }

    /// The copies that the layer shows of what it holds.
    var copies: Copies {
        guard children.count > 1, let first = children.first(where: \.holdsFirst) else { return Copies() }
        let others = children.filter { $0.isCopy(of: first) }
        let ink = first.ink
        return Copies(count: 1 + others.count, areAlike: others.allSatisfy { $0.ink == ink })
    }

    private var holdsFirst: Bool {
        identity == nil && contents.isEmpty && children.contains { $0.identity != nil }
    }

    private func isCopy(of first: Layer) -> Bool {
        identity == nil && contents.isEmpty && children.count == first.children.count
            && children.allSatisfy { $0.identity == nil }
    }

    /// The color of the first area in the layer; nil for none.
    private var ink: Color? {
        for case .fill(_, let color) in contents where color.alpha > 0 { return color }
        return children.lazy.compactMap(\.ink).first
    }
}

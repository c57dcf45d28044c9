extension LayerStorage {
    /// Inserts a sublayer at an index of `sublayers`, which is clamped.
    package func insert(_ sublayer: LayerStorage, at index: Int) {
        let isStandalone = sublayer.owner == nil
        sublayers.insert(
            Sublayer(storage: sublayer, layer: isStandalone ? sublayer.layer : nil),
            at: max(0, min(index, sublayers.count)))
        sublayer.superlayer = self
    }

    /// Removes a sublayer; it has no effect on any other layer.
    package func remove(_ sublayer: LayerStorage) {
        guard let index = index(of: sublayer) else { return }
        sublayers.remove(at: index)
        sublayer.superlayer = nil
    }

    /// Exchanges two sublayers.
    package func exchange(_ one: LayerStorage, _ other: LayerStorage) {
        guard let first = index(of: one), let second = index(of: other) else { return }
        sublayers.swapAt(first, second)
    }

    /// Gives the layers of views another order; standalone layers keep their places among them.
    package func reorder(_ order: [LayerStorage]) {
        var rest = order[...]
        for index in sublayers.indices where sublayers[index].storage.owner != nil {
            if let next = rest.popFirst() { sublayers[index] = Sublayer(storage: next, layer: nil) }
        }
    }

    /// Returns the index of a sublayer; nil for any other layer. The last one is found at once, as the first.
    package func index(of sublayer: LayerStorage) -> Int? {
        if sublayers.last?.storage === sublayer { return sublayers.count - 1 }
        return sublayers.firstIndex { $0.storage === sublayer }
    }

    /// Returns the number of nested levels of this layer, itself included; a number above the limit when
    /// there are more.
    func height(atMost limit: Int) -> Int {
        var (level, height) = ([self], 0)
        while !level.isEmpty, height <= limit {
            height += 1
            level = level.flatMap { $0.sublayers.map(\.storage) }
        }
        return height
    }

    /// The sublayers from back to front, by z position and then in their order.
    var sublayersByHeight: [Sublayer] {
        guard sublayers.contains(where: { $0.storage.zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated()
            .sorted {
                ($0.element.storage.zPosition, $0.offset) < ($1.element.storage.zPosition, $1.offset)
            }
            .map(\.element)
    }
}

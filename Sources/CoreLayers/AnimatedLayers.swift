/// The layers that show animations of a block, in the order in which the block first changed them. Adding and
/// removing one takes the same time however many there are.
@MainActor struct AnimatedLayers {
    private struct Entry {
        weak var layer: LayerStorage?
    }

    /// The layers, with nil in the places of removed ones.
    private var entries: [Entry?] = []
    private var count = 0
    /// The places of the layers; nil while there are so few that a search is faster.
    private var places: [ObjectIdentifier: Int]?

    private static let mostSearched = 8

    /// True when no layer was added but for removed ones.
    var isEmpty: Bool { count == 0 }

    /// The layers that still exist.
    var all: [LayerStorage] { entries.compactMap { $0?.layer } }

    /// Adds a layer, which is not among them.
    mutating func append(_ layer: LayerStorage) {
        places?[ObjectIdentifier(layer)] = entries.count
        entries.append(Entry(layer: layer))
        count += 1
        if places == nil, entries.count > Self.mostSearched { listPlaces() }
    }

    /// Removes a layer; any other one has no effect.
    mutating func remove(_ layer: LayerStorage) {
        let place =
            places == nil
            ? entries.firstIndex { $0?.layer === layer }
            : places?.removeValue(forKey: ObjectIdentifier(layer))
        guard let place else { return }
        entries[place] = nil
        count -= 1
    }

    private mutating func listPlaces() {
        var places: [ObjectIdentifier: Int] = [:]
        for (place, entry) in entries.enumerated() {
            if let layer = entry?.layer { places[ObjectIdentifier(layer)] = place }
        }
        self.places = places
    }
}

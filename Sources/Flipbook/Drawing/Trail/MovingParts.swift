import CoreGeometry
import Picture

/// What moves in a row of pictures, told apart from what does not.
///
/// An item is a sheet that moves, turns, changes or is not in all pictures, with all upon it; sheets upon an
/// item belong to it, so that a card moves as one with its letters. All else stands still.
struct MovingParts {
    private var first: [String: Sighting] = [:]
    private var moving: Set<String> = []

    init(of pictures: [Picture]) {
        var counts: [String: Int] = [:]
        for picture in pictures {
            picture.layers.sightings().forEach { compare($0, &counts) }
        }
        moving.formUnion(counts.filter { $0.value < pictures.count }.keys)
    }

    private mutating func compare(_ sighting: Sighting, _ counts: inout [String: Int]) {
        counts[sighting.place, default: 0] += 1
        if let before = first[sighting.place] {
            if !moving.contains(sighting.place), !sighting.isWhereItWas(in: before) {
                moving.insert(sighting.place)
            }
        } else {
            first[sighting.place] = sighting
        }
        sighting.children.forEach { compare($0, &counts) }
    }

    /// What moves, as a picture shows it, from back to front.
    func items(in picture: Picture) -> [Sighting] {
        picture.layers.sightings().flatMap(items).filter { $0.sheet.showsSomething }
    }

    private func items(in sighting: Sighting) -> [Sighting] {
        moving.contains(sighting.place) ? [sighting] : sighting.children.flatMap(items)
    }

    /// The sheets of a picture without what moves.
    func still(in picture: Picture) -> [Layer] {
        picture.layers.sightings().compactMap(still)
    }

    private func still(_ sighting: Sighting) -> Layer? {
        guard !moving.contains(sighting.place) else { return nil }
        var layer = sighting.sheet
        layer.children = sighting.children.compactMap(still)
        return layer.showsSomething ? layer : nil
    }

    /// The index of the last picture that shows something new within its frame; 0 when nothing moves.
    func lastVisibleChange(in pictures: [Picture]) -> Int {
        var last = 0
        var before: [Layer]?
        for (index, picture) in pictures.enumerated() {
            let frame = CGRect(origin: .zero, size: picture.size)
            let now = items(in: picture).map(\.alone).filter { $0.seenArea.intersects(frame) }
            if let before, now != before, !now.isEmpty { last = index }
            before = now
        }
        return last
    }
}

extension Layer {
    /// Whether anything is painted on it or on what lies upon it.
    var showsSomething: Bool { !contents.isEmpty || children.contains(where: \.showsSomething) }
}

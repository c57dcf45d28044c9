import CoreGeometry
import Foundation
import Picture

/// What moves in a row of pictures, told apart from what does not.
///
/// An item is a sheet that moves, turns, changes or is not in all pictures, with all upon it; sheets upon an
/// item belong to it, so that a card moves as one with its letters. All else stands still, and so does what
/// looks the same in all pictures under different names.
struct MovingLayers {
    private var first: [String: LayerInstance] = [:]
    private var moving: Set<String> = []
    private var stillLooks: Set<Layer> = []

    init(of pictures: [Picture]) {
        var counts: [String: Int] = [:]
        for picture in pictures { picture.layers.sightings().forEach { compare($0, &counts) } }
        moving.formUnion(counts.filter { $0.value < pictures.count }.keys)
        stillLooks = looksInAll(pictures, counts)
        first = [:]
    }

    private mutating func compare(_ sighting: LayerInstance, _ counts: inout [String: Int]) {
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

    /// The looks that are in all pictures. Only where sheets come and go, or get other names, can there be
    /// any.
    private func looksInAll(_ pictures: [Picture], _ counts: [String: Int]) -> Set<Layer> {
        guard counts.contains(where: { $0.value < pictures.count }), let first = pictures.first else {
            return []
        }
        var looks = Set(items(in: first).map(\.look))
        for picture in pictures.dropFirst() where !looks.isEmpty {
            looks.formIntersection(items(in: picture).map(\.look))
        }
        return looks
    }

    /// What moves, as a picture shows it, from back to front. Fingers and legends are no part of the scene.
    func items(in picture: Picture) -> [LayerInstance] {
        picture.layers.filter(\.isOfScene).sightings().flatMap(items)
            .filter { $0.sheet.showsSomething && (stillLooks.isEmpty || !stillLooks.contains($0.look)) }
    }

    private func items(in sighting: LayerInstance) -> [LayerInstance] {
        moving.contains(sighting.place) ? [sighting] : sighting.children.flatMap(items)
    }

    /// The layers of a picture that do not move and lie below all that do.
    func still(in picture: Picture) -> [Layer] {
        var isAbove = false
        return picture.layers.filter(\.isOfScene).sightings().compactMap { below($0, &isAbove) }
    }

    /// The layer without what moves, and without what comes after it from back to front.
    private func below(_ sighting: LayerInstance, _ isAbove: inout Bool) -> Layer? {
        if isAbove { return nil }
        if moves(sighting) {
            isAbove = true
            return nil
        }
        if moving.contains(sighting.place) { return sighting.sheet }
        var layer = sighting.sheet
        layer.children = sighting.children.compactMap { below($0, &isAbove) }
        return layer.showsSomething ? layer : nil
    }

    /// What a picture shows from the lowest item up, from back to front.
    func upperParts(of picture: Picture) -> [UpperPart] {
        var parts: [UpperPart] = []
        for sighting in picture.layers.sightings() { add(sighting, to: &parts) }
        return parts
    }

    private func add(_ sighting: LayerInstance, to parts: inout [UpperPart]) {
        if moves(sighting) { return parts.append(.item(place: sighting.place)) }
        let isWhole = moving.contains(sighting.place)
        if !parts.isEmpty {
            var layer = sighting
            if !isWhole { layer.sheet.children = [] }
            if layer.sheet.showsSomething { parts.append(.still(layer.alone)) }
        }
        if !isWhole { for child in sighting.children { add(child, to: &parts) } }
    }

    /// Whether the layer is an item, not one that looks the same in all pictures.
    private func moves(_ sighting: LayerInstance) -> Bool {
        moving.contains(sighting.place) && !stillLooks.contains(sighting.look)
    }
}

/// A part of a picture that lies on an item, or the item itself.
enum UpperPart {
    case item(place: String)
    case still(Layer)

    /// An item's place among the layers.
    var place: String? {
        if case .item(let place) = self { place } else { nil }
    }
}

extension [Moment] {
    /// The index of the last moment that shows something new within its frame; 0 when nothing moves.
    var lastVisibleChange: Int {
        var last = 0
        var before: [Layer]?
        for (index, moment) in enumerated() {
            let frame = CGRect(origin: .zero, size: moment.picture.size)
            let now = moment.items.map(\.alone).filter { $0.seenArea.intersects(frame) }
            if let before, now != before, !now.isEmpty { last = index }
            before = now
        }
        return last
    }
}

extension Layer {
    /// Whether a layer of a picture shows the scene, not a finger or what a line of the debug overlay means.
    fileprivate var isOfScene: Bool { name != "fingers" && name != "debug-legend" }

    /// Whether anything is painted on it or on what lies upon it.
    var showsSomething: Bool { !contents.isEmpty || children.contains(where: \.showsSomething) }
}

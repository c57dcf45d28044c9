import CoreGeometry
import FlipbookCore
import Foundation
import Picture

/// The moving layers of a sequence of pictures, separated from the still ones.
///
/// An item is a layer that moves, rotates, changes or is missing from some pictures, together with its
/// descendants, so that a card and its letters are one item. All other layers are still, and so is a layer
/// that looks the same in all pictures under different names.
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

    /// Returns the looks that all pictures contain. Such looks exist only where layers appear, disappear or
    /// change their names.
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

    /// Returns the moving items of a picture from back to front, without fingers and legends, which are not
    /// part of the scene.
    func items(in picture: Picture) -> [LayerInstance] {
        picture.layers.filter(\.isOfScene).sightings().flatMap(items)
            .filter { $0.sheet.showsSomething && (stillLooks.isEmpty || !stillLooks.contains($0.look)) }
    }

    private func items(in sighting: LayerInstance) -> [LayerInstance] {
        moving.contains(sighting.place) ? [sighting] : sighting.children.flatMap(items)
    }

    /// Returns the still layers of a picture that lie below all moving ones.
    func still(in picture: Picture) -> [Layer] {
        var isAbove = false
        return picture.layers.filter(\.isOfScene).sightings().compactMap { below($0, &isAbove) }
    }

    /// Returns the layer without its moving descendants and without everything in front of the first of them.
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

    /// Returns the parts of a picture from its backmost item up, from back to front.
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

    /// Returns true when the layer is an item and not one that looks the same in all pictures.
    private func moves(_ sighting: LayerInstance) -> Bool {
        moving.contains(sighting.place) && !stillLooks.contains(sighting.look)
    }
}

/// An item, or a still layer that lies in front of one.
enum UpperPart {
    case item(place: String)
    case still(Layer)

    /// The item's path of layer names; nil for a still layer.
    var place: String? {
        if case .item(let place) = self { place } else { nil }
    }
}

extension [Moment] {
    /// The index of the last moment whose items within the frame differ from those before; 0 when nothing
    /// moves.
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
    /// True when a root layer shows the scene, not fingers or the legend of the debug overlay.
    fileprivate var isOfScene: Bool { name != "fingers" && name != "debug-legend" }

    /// True when the layer or a descendant has contents.
    var showsSomething: Bool { !contents.isEmpty || children.contains(where: \.showsSomething) }
}

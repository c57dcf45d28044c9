import CoreGeometry
import FlipbookCore
import FlipbookDrawing
import Foundation
import Picture
import UIKitHost

/// The layers of a film as its pictures show them, and the contacts of its items: that from which the film
/// is described.
struct MotionRecord {
    /// The size of the scene, in points.
    let size: CGSize
    /// The layers in the order of their first appearance.
    private(set) var actors: [ActorRecord] = []
    /// The times of the frames on the scene's clock, in seconds.
    private(set) var times: [Double] = []
    /// The place of the only finger in each frame; nil without one, or with several.
    private(set) var finger: [CGPoint?] = []
    /// The first and last frame that differ from the one before in more than fingers; nil for a still.
    private(set) var changes: ClosedRange<Int>?
    /// The contacts that began, in the order of time.
    var contacts: [ContactRecord] = []
    /// The most particles within the scene in a frame.
    private(set) var mostParticles = 0
    private var places: [Int: Int] = [:]
    private var differences = SeenDifferences()
    private var isDescribed = false

    init(size: CGSize) {
        self.size = size
    }

    /// True when a finger touches the scene in a frame.
    var hasFinger: Bool { finger.contains { $0 != nil } }

    /// True where particles are seen.
    var showsParticles: Bool { mostParticles > 2 && actors.contains { $0.emits && !$0.seen.isEmpty } }

    /// Returns true where one layer lies in another one, at any depth.
    func isNested(_ inner: ActorRecord, in outer: ActorRecord) -> Bool {
        var next = inner.parent
        while let identity = next {
            if identity == outer.identity { return true }
            next = places[identity].flatMap { actors[$0].parent }
        }
        return false
    }

    /// Returns true where at most half of what a layer holds moves within it: otherwise no content is seen to
    /// scroll as a whole, such as messages on springs.
    func keepsContentInPlace(of outer: ActorRecord) -> Bool {
        let held = actors.filter { $0.parent == outer.identity && !$0.seen.isEmpty }
        return 2 * held.count(where: \.glides) <= held.count
    }

    /// Returns true where one of two layers lies in the other one.
    func areNested(_ one: ActorRecord, _ other: ActorRecord) -> Bool {
        isNested(one, in: other) || isNested(other, in: one)
    }

    /// Adds the picture of the next frame, and its time in seconds.
    mutating func add(_ picture: Picture, at time: Double) {
        let index = times.count
        let layers = picture.layers.filter { !$0.holdsFingers }.map(\.inStrips)
        let discs = picture.layers.filter(\.holdsFingers).flatMap(\.children)
        finger.append(discs.count == 1 ? CGPoint.zero.applying(discs[0].transform) : nil)
        times.append(time)
        let scene = ConvexArea(CGRect(origin: .zero, size: size), .identity)
        let walk = PaintedFrame.Walk(index: index, region: scene)
        var frame = PaintedFrame()
        var entered: [Entry] = []
        for layer in layers { visit(layer, walk, &frame, &entered) }
        see(entered, frame.visibilities())
        mostParticles = max(mostParticles, frame.particles)
        var shown = picture
        shown.layers = layers
        let isSure = isSure()
        if differences.add(shown, isSure: isSure) {
            changes = (changes?.lowerBound ?? index)...index
        }
    }

    /// Returns true where a change has been seen and is described: further ones need not be examined.
    private mutating func isSure() -> Bool {
        isDescribed = isDescribed || changes != nil && actors.contains { $0.acts(in: self) }
        return isDescribed
    }

    /// A recorded layer of a frame, and the place of the recorded one around it.
    private struct Entry {
        let place: Int
        let outer: Int?
        let layer: Layer
    }

    private mutating func visit(
        _ layer: Layer, _ above: PaintedFrame.Walk, _ frame: inout PaintedFrame, _ entered: inout [Entry]
    ) {
        var walk = above
        walk.enter(layer)
        if let identity = layer.identity {
            if let place = add(layer, identity, walk) {
                entered.append(Entry(place: place, outer: walk.place, layer: layer))
                walk.place = place
                let particles = layer.particles.map { $0.applying(walk.toScene) }
                if !particles.isEmpty { actors[place].emits = true }
                frame.particles += particles.count { CGRect(origin: .zero, size: size).contains($0) }
            }
        }
        frame.add(layer, identity: layer.identity ?? walk.parent, walk)
        if let identity = layer.identity { (walk.parent, walk.toParent) = (identity, .identity) }
        let (copies, above) = (layer.copies, walk.copies)
        for child in layer.children {
            // Only what has no identity is a copy.
            walk.copies = child.identity == nil ? above.times(copies) : above
            visit(child, walk, &frame, &entered)
        }
    }

    /// Adds a layer of a frame, and returns its place among all; nil for a copy, such as that of a
    /// replicator, which shares its identity with the first one, which alone counts.
    private mutating func add(_ layer: Layer, _ identity: Int, _ walk: PaintedFrame.Walk) -> Int? {
        let place = places[identity] ?? actors.count
        if place == actors.count {
            actors.append(ActorRecord(layer, identity: identity, parent: walk.parent))
        }
        places[identity] = place
        guard actors[place].samples.last?.index != walk.index else { return nil }
        actors[place].note(walk.copies)
        let (map, box) = (walk.toScene, layer.drawnBox)
        let bounds = box ?? layer.bounds
        let center = box.map { CGPoint(x: $0.midX, y: $0.midY) } ?? layer.anchor
        actors[place].add(
            ActorRecord.Sample(
                index: walk.index, center: center.applying(map), ownCenter: center.applying(walk.toParent),
                ownBox: bounds.applying(walk.toParent), offset: layer.clip?.box?.origin ?? .zero,
                angle: atan2(map.b, map.a),
                size: CGSize(
                    width: (box?.width ?? 0) * hypot(map.a, map.b),
                    height: (box?.height ?? 0) * hypot(map.c, map.d)),
                opacity: walk.opacity))
        if let sample = actors[place].samples.last, !actors[place].isEverWhole {
            let (w, h) = (sample.size.width, sample.size.height)
            let drawn = CGRect(x: sample.center.x - w / 2, y: sample.center.y - h / 2, width: w, height: h)
            actors[place].isEverWhole = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1).contains(
                drawn)
        }
        return place
    }

    /// Notes how the layers of a frame are seen, each with those in it.
    private mutating func see(_ entered: [Entry], _ known: [Int: PaintedFrame.Visibility]) {
        var known = known
        // Layers stand behind those around them.
        for entry in entered.reversed() {
            guard let outer = entry.outer, let visibility = known[entry.place] else { continue }
            known[outer] = visibility.joined(with: known[outer])
        }
        for entry in entered { actors[entry.place].see(known[entry.place], entry.layer) }
    }
}

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
    private var places: [Int: Int] = [:]
    private var last: [Layer] = []

    init(size: CGSize) {
        self.size = size
    }

    /// True when a finger touches the scene in a frame.
    var hasFinger: Bool { finger.contains { $0 != nil } }

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
        if index > 0, layers != last { changes = (changes?.lowerBound ?? index)...index }
        last = layers
        times.append(time)
        var walk = Walk(index: index, clip: CGRect(origin: .zero, size: size))
        for layer in layers { visit(layer, &walk) }
    }

    /// The way from the picture to a layer.
    private struct Walk {
        let index: Int
        var clip: CGRect
        var opacity: CGFloat = 1
        var toScene = CGAffineTransform.identity
        /// The nearest layer above that has an identity, and the transform to its coordinates.
        var parent: Int?
        var toParent = CGAffineTransform.identity
    }

    private mutating func visit(_ layer: Layer, _ above: inout Walk) {
        var walk = above
        walk.toScene = layer.transform.concatenating(above.toScene)
        walk.toParent = layer.transform.concatenating(above.toParent)
        walk.opacity *= layer.opacity
        if let clip = layer.clip?.box { walk.clip = walk.clip.intersection(clip.applying(walk.toScene)) }
        if let identity = layer.identity {
            add(layer, identity, walk)
            (walk.parent, walk.toParent) = (identity, .identity)
        }
        for child in layer.children { visit(child, &walk) }
    }

    private mutating func add(_ layer: Layer, _ identity: Int, _ walk: Walk) {
        let place = places[identity] ?? actors.count
        if place == actors.count {
            actors.append(ActorRecord(layer, identity: identity, parent: walk.parent))
        }
        places[identity] = place
        // Copies of a layer, such as those of a replicator, share its identity: only the first one counts.
        guard actors[place].samples.last?.index != walk.index else { return }
        let (map, box) = (walk.toScene, layer.drawnBox)
        let bounds = box ?? layer.bounds
        let center = box.map { CGPoint(x: $0.midX, y: $0.midY) } ?? layer.anchor
        let seen = box.map { walk.clip.intersection($0.applying(map)) } ?? walk.clip
        actors[place].look.update(layer)
        actors[place].add(
            ActorRecord.Sample(
                index: walk.index, center: center.applying(map), ownCenter: center.applying(walk.toParent),
                ownBox: bounds.applying(walk.toParent), offset: layer.clip?.box?.origin ?? .zero,
                angle: atan2(map.b, map.a),
                size: CGSize(
                    width: (box?.width ?? 0) * hypot(map.a, map.b),
                    height: (box?.height ?? 0) * hypot(map.c, map.d)),
                opacity: walk.opacity,
                isVisible: !seen.isNull && seen.width > 0 && seen.height > 0 && walk.opacity > 0.01))
    }
}

extension Layer {
    /// The bounds of a layer that only holds others: its clip, or twice its anchor, which is in the middle of
    /// most views.
    fileprivate var bounds: CGRect {
        clip?.box ?? CGRect(x: 0, y: 0, width: 2 * anchor.x, height: 2 * anchor.y)
    }

    /// The rectangle around what the layer itself draws; nil for nothing.
    fileprivate var drawnBox: CGRect? {
        contents.reduce(nil as CGRect?) { whole, content in
            guard let box = content.drawnBox else { return whole }
            return whole?.union(box) ?? box
        }
    }
}

extension Layer.Content {
    fileprivate var drawnBox: CGRect? {
        switch self {
        case .fill(let shape, let color): color.alpha > 0 ? shape.box : nil
        case .stroke(let shape, let color, _): color.alpha > 0 ? shape.box : nil
        case .gradient(let shape, _), .backdrop(let shape, _): shape.box
        case .text(let text): text.string.isEmpty ? nil : text.frame
        case .image(let image): image.box
        }
    }
}

extension Shape {
    /// The rectangle around the shape and its control points; nil for an empty path.
    fileprivate var box: CGRect? {
        switch self {
        case .rectangle(let box), .roundedRectangle(let box, _), .ellipse(let box): return box
        case .path(let path): return path.elements.isEmpty ? nil : path.box
        }
    }
}

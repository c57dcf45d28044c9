import CoreGeometry
import Foundation
import Picture
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookVector

/// What a film's pictures show of each layer, read once more for the tests: corners instead of boxes, and
/// every layer of every frame.
struct SeenFilm {
    /// A layer in a frame.
    struct Seen {
        var corners: [CGPoint]
        var center: CGPoint
        var slope: CGFloat
        var opacity: CGFloat
        var texts: [String]
    }

    let size: CGSize
    var frames: [[Int: Seen]] = []
    var times: [Double] = []
    var fingers: [[CGPoint]] = []
    /// The identity of the layer around each layer.
    private var parents: [Int: Int] = [:]
    /// The pictures without fingers.
    var pictures: [[Layer]] = []
    var contacts: [ContactRecord] = []

    @MainActor init(_ film: Film) throws {
        size = film.entry.size
        let run = try SimulationRun(of: film)
        run.recordsContacts = true
        while let frame = try run.nextFrame() {
            times.append(film.time(ofFrame: frame.number))
            fingers.append(
                frame.picture.layers.filter { $0.identity == nil && $0.name == "fingers" }.flatMap(\.children)
                    .map { CGPoint(x: $0.transform.tx, y: $0.transform.ty) })
            let layers = frame.picture.layers.filter { $0.identity != nil || $0.name != "fingers" }
            pictures.append(layers)
            frames.append([:])
            for layer in layers { read(layer, .identity, 1, nil) }
        }
        contacts = run.contacts.filter { $0.phase == .began }
    }

    private mutating func read(
        _ layer: Layer, _ above: CGAffineTransform, _ opacity: CGFloat, _ parent: Int?
    ) {
        let map = layer.transform.concatenating(above)
        let boxes = layer.contents.compactMap(Self.box)
        let box = boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
        if let identity = layer.identity { parents[identity] = parent }
        if let identity = layer.identity, frames[frames.count - 1][identity] == nil {
            let corners = (box.map(\.corners) ?? [layer.anchor]).map { $0.applying(map) }
            let sum = corners.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
            let count = CGFloat(corners.count)
            frames[frames.count - 1][identity] = Seen(
                corners: corners, center: CGPoint(x: sum.x / count, y: sum.y / count),
                slope: atan2(map.b, map.a),
                opacity: opacity * layer.opacity,
                texts: layer.contents.compactMap {
                    if case .text(let text) = $0 { text.string } else { nil }
                })
        }
        for child in layer.children {
            read(child, map, opacity * layer.opacity, layer.identity ?? parent)
        }
    }

    private static func box(of content: Layer.Content) -> CGRect? {
        switch content {
        case .fill(let shape, let color), .stroke(let shape, let color, _):
            color.alpha > 0 && !points(of: shape).isEmpty ? CGRect(holding: points(of: shape)) : nil
        case .gradient(let shape, _), .backdrop(let shape, _):
            points(of: shape).isEmpty ? nil : CGRect(holding: points(of: shape))
        case .text(let text): text.string.isEmpty ? nil : text.frame
        case .image(let image): image.frame
        }
    }

    private static func points(of shape: Shape) -> [CGPoint] {
        switch shape {
        case .rectangle(let box), .roundedRectangle(let box, _), .ellipse(let box): return box.corners
        case .path(let path):
            return path.elements.flatMap { element -> [CGPoint] in
                switch element {
                case .move(let point), .line(let point): [point]
                case .curve(let end, let one, let two): [one, two, end]
                case .close: []
                }
            }
        }
    }

    /// Returns the displacement of most layers within a layer from a frame to the next one, and the longest
    /// of those that as many have.
    func commonStep(within outer: Int, from frame: Int) -> CGVector {
        var steps: [[Int]: (count: Int, step: CGVector)] = [:]
        for (identity, seen) in frames[frame] where isInside(identity, outer) {
            guard let next = frames[frame + 1][identity]?.center else { continue }
            let step = CGVector(dx: next.x - seen.center.x, dy: next.y - seen.center.y)
            let key = [Int((step.dx * 20).rounded()), Int((step.dy * 20).rounded())]
            steps[key] = ((steps[key]?.count ?? 0) + 1, step)
        }
        func length(_ step: CGVector) -> CGFloat { hypot(step.dx, step.dy) }
        return steps.values.max { ($0.count, length($0.step)) < ($1.count, length($1.step)) }?.step ?? .zero
    }

    private func isInside(_ identity: Int, _ outer: Int) -> Bool {
        var next = parents[identity]
        while let parent = next {
            if parent == outer { return true }
            next = parents[parent]
        }
        return false
    }

    /// Returns the frame of a time that a sentence has with two decimals.
    func frame(at time: Double) -> Int {
        times.indices.min { abs(times[$0] - time) < abs(times[$1] - time) } ?? 0
    }
}

import CoreGeometry
import FlipbookCore
import Picture

/// The samples of a layer and its descendants, frame by frame, before tracks are fitted to them.
final class LayerRecord {
    /// A layer among its siblings, and the number of its effects: a layer whose effects change counts as
    /// another layer.
    struct Key: Hashable {
        let layer: LayerIdentity
        let effects: Int
    }

    /// The transform and opacity of a layer in one frame.
    struct Sample {
        let frame: Int
        var x, y, rotation, scaleX, scaleY, skew, opacity: Double
    }

    /// The parts of a point to which coordinates are rounded: a thousandth hides rounding errors.
    static let partsOfPoint: CGFloat = 1000

    private(set) var identity: Int?
    private(set) var name: String?
    private(set) var effects = LayerEffects()
    private(set) var samples: [Sample] = []
    /// The different contents, and of each sample the number of its own.
    private(set) var versions: [[Layer.Content]] = []
    private(set) var versionOfSample: [Int] = []
    private(set) var children: [Key: LayerRecord] = [:]
    /// The orders of the children, each with the first frame that has it.
    private(set) var orders: [(frame: Int, keys: [Key])] = []
    private var knownEffects: [LayerIdentity: [LayerEffects]] = [:]
    private var rawContents: (contents: [Layer.Content], anchor: CGPoint)?

    /// Adds a layer of the next frame, whose parent's anchor is at a point of the parent's coordinates.
    func add(_ layer: Layer, frame: Int, parentAnchor: CGPoint) {
        (identity, name) = (layer.identity ?? identity, name ?? layer.name)
        if samples.isEmpty { effects = layer.effects }
        samples.append(Sample(layer, frame: frame, parentAnchor: parentAnchor, after: samples.last))
        addContents(of: layer)
        addChildren(layer.children, frame: frame, anchor: layer.anchor)
    }

    private func addContents(of layer: Layer) {
        if let rawContents, rawContents.anchor == layer.anchor, rawContents.contents == layer.contents,
            let last = versionOfSample.last
        {
            return versionOfSample.append(last)
        }
        rawContents = (layer.contents, layer.anchor)
        let way = CGVector(dx: -layer.anchor.x, dy: -layer.anchor.y)
        let contents = layer.contents.filter { !$0.isBackdrop }.map {
            $0.moved(by: way, partsOfPoint: Self.partsOfPoint)
        }
        if let known = versions.lastIndex(of: contents) { return versionOfSample.append(known) }
        versionOfSample.append(versions.count)
        versions.append(contents)
    }

    /// Adds the children of a layer in the next frame.
    func addChildren(_ layers: [Layer], frame: Int, anchor: CGPoint) {
        var identities = LayerIdentities()
        var order: [Key] = []
        for layer in layers {
            let identity = identities.identity(of: layer)
            let key = Key(layer: identity, effects: number(of: layer.effects, for: identity))
            let record = children[key] ?? LayerRecord()
            children[key] = record
            record.add(layer, frame: frame, parentAnchor: anchor)
            order.append(key)
        }
        if orders.last?.keys != order { orders.append((frame, order)) }
    }

    private func number(of effects: LayerEffects, for layer: LayerIdentity) -> Int {
        var known = knownEffects[layer] ?? []
        if let number = known.lastIndex(of: effects) { return number }
        known.append(effects)
        knownEffects[layer] = known
        return known.count - 1
    }
}

extension LayerRecord.Sample {
    /// Measures a layer. Its rotation is the angle nearest to that of the sample before.
    init(_ layer: Layer, frame: Int, parentAnchor: CGPoint, after last: LayerRecord.Sample?) {
        let transform = layer.transform
        let place = layer.anchor.applying(transform)
        self.frame = frame
        x = Double(place.x - parentAnchor.x)
        y = Double(place.y - parentAnchor.y)
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        let wide = (a * a + b * b).squareRoot()
        scaleX = Self.plain(Double(wide))
        scaleY = wide > 0 ? Self.plain(Double(transform.determinant / wide)) : 0
        let lean = wide > 0 ? (a * c + b * d) / (wide * wide) : 0
        skew = abs(lean) < 1e-9 ? 0 : Double(arcTangent(y: lean, x: 1)) * 180 / .pi
        var degrees = Self.plain(Double(arcTangent(y: b, x: a)) * 180 / .pi)
        if let last { degrees += ((last.rotation - degrees) / 360).rounded() * 360 }
        rotation = degrees
        opacity = min(max(Double(layer.opacity), 0), 1)
    }

    /// Returns the number without its rounding error.
    private static func plain(_ value: Double) -> Double { (value * 1e8).rounded() / 1e8 + 0 }
}

extension Layer {
    /// The effects of the layer, in coordinates whose origin is the anchor.
    var effects: LayerEffects {
        guard clip != nil || !mask.isEmpty || !shadows.isEmpty || blending != .normal || hasHardEdges else {
            return LayerEffects()
        }
        let way = CGVector(dx: -anchor.x, dy: -anchor.y)
        var effects = LayerEffects()
        effects.clip = clip.map { $0.moved(by: way, partsOfPoint: LayerRecord.partsOfPoint) }
        let shift = CGAffineTransform(translationX: way.dx, y: way.dy)
        effects.mask = mask.map { part in
            var part = part
            part.transform = part.transform.concatenating(shift)
            return part
        }
        effects.shadows = shadows.map { shadow in
            var shadow = shadow
            shadow.shape = shadow.shape.map { $0.moved(by: way, partsOfPoint: LayerRecord.partsOfPoint) }
            return shadow
        }
        (effects.blending, effects.hasHardEdges) = (blending, hasHardEdges)
        return effects
    }
}

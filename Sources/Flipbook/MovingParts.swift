import CoreGeometry
import Picture

/// What moves in a row of pictures, told apart from what does not.
///
/// A sheet without those upon it, together with the sheets that it lies on (which place, fade and clip it), is a sighting.
/// A sighting that is the same in all pictures stands still. Of equal sightings in some pictures only the newest is kept,
/// so that what rests for a while is not drawn over itself.
struct MovingParts {
    private let pictures: [Picture]
    private let stillSightings: Set<[Layer]>
    private let newestOf: [[Layer]: Int]

    init(of pictures: [Picture]) {
        self.pictures = pictures
        var counts: [[Layer]: Int] = [:]
        var newest: [[Layer]: Int] = [:]
        for (index, picture) in pictures.enumerated() {
            for sighting in Set(picture.sightings) {
                counts[sighting, default: 0] += 1
                newest[sighting] = index
            }
        }
        stillSightings = Set(counts.filter { $0.value == pictures.count }.keys)
        newestOf = newest
    }

    /// The sheets of a picture with only what stands still in all of them.
    func still(in picture: Picture) -> [Layer] {
        picture.layers.compactMap { $0.keeping { stillSightings.contains($0) } }
    }

    /// The sheets of each picture with only what moves and is not seen in the same place later.
    var phases: [[Layer]] {
        pictures.enumerated().map { index, picture in
            picture.layers.compactMap { layer in
                layer.keeping { !stillSightings.contains($0) && newestOf[$0] == index }
            }
        }
    }

    /// The index of the last picture that shows something new within its frame; 0 when nothing moves.
    var lastVisibleChange: Int {
        var last = 0
        var before = visible(in: pictures[0])
        for (index, picture) in pictures.enumerated().dropFirst() {
            let now = visible(in: picture)
            if now != before, !now.isEmpty { last = index }
            before = now
        }
        return last
    }

    private func visible(in picture: Picture) -> [[Layer]] {
        let frame = CGRect(origin: .zero, size: picture.size)
        return picture.sightings.filter { sighting in
            !stillSightings.contains(sighting) && sighting.extent.intersects(frame)
        }
    }
}

extension Picture {
    /// Every sheet that shows something, from back to front.
    fileprivate var sightings: [[Layer]] { layers.flatMap { $0.sightings(on: []) } }
}

extension Layer {
    /// The sheet without those upon it.
    private var alone: Layer {
        var copy = self
        copy.children = []
        return copy
    }

    /// The sheet as one that others lie on: it places, fades and clips them, whatever it shows itself.
    private var asGround: Layer {
        Layer(transform: transform, opacity: opacity, clip: clip)
    }

    fileprivate func sightings(on grounds: [Layer]) -> [[Layer]] {
        let own = contents.isEmpty ? [] : [grounds + [alone]]
        return own + children.flatMap { $0.sightings(on: grounds + [asGround]) }
    }

    /// The sheet and those upon it with only the wanted sightings; nil when none is left.
    fileprivate func keeping(on grounds: [Layer] = [], _ isWanted: ([Layer]) -> Bool) -> Layer? {
        var copy = self
        if !isWanted(grounds + [alone]) { copy.contents = [] }
        copy.children = children.compactMap { $0.keeping(on: grounds + [asGround], isWanted) }
        return copy.contents.isEmpty && copy.children.isEmpty ? nil : copy
    }
}

extension [Layer] {
    /// The upright rectangle around what a sighting shows, in the picture's coordinates; null for what is not seen at all.
    fileprivate var extent: CGRect {
        guard let sheet = last, allSatisfy({ $0.opacity > 0 }) else { return .null }
        let transform = reversed().reduce(CGAffineTransform.identity) { $0.concatenating($1.transform) }
        return sheet.contents.reduce(CGRect.null) { $0.union($1.extent) }.applying(transform)
    }
}

extension Layer.Content {
    fileprivate var extent: CGRect {
        switch self {
        case .fill(let shape, _): shape.extent
        case .stroke(let shape, _, let stroke):
            shape.extent.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2)
        case .text(let text): text.frame
        }
    }
}

extension Shape {
    fileprivate var extent: CGRect {
        switch self {
        case .rectangle(let rectangle), .roundedRectangle(let rectangle, _), .ellipse(let rectangle):
            rectangle
        case .path(let path): CGRect(holding: path.elements.flatMap(\.points))
        }
    }
}

extension Path.Element {
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let end, let control1, let control2): [end, control1, control2]
        case .close: []
        }
    }
}

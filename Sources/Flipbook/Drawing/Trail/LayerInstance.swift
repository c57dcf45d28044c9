import CoreGeometry
import Picture

/// A sheet of a picture with all upon it, and what the sheets that it lies on do to it.
struct LayerInstance {
    /// The names of the sheets from the picture to this one, which tell it apart from all others and are the
    /// same in each picture of a film. Sheets beside it of the same name, or without any, are counted.
    let place: String
    /// The sheet.
    var sheet: Layer
    /// Where it lies.
    let ground: InheritedState

    /// From the sheet's coordinates to the picture's.
    var transform: CGAffineTransform { sheet.transform.concatenating(ground.transform) }

    /// Where the sheet's anchor is in the picture: an item's center.
    var center: CGPoint { sheet.anchor.applying(transform) }

    /// The turn in radians, clockwise.
    var angle: CGFloat { arcTangent(y: transform.b, x: transform.a) }

    /// The sheet as one that lies on the picture itself and looks the same there.
    var alone: Layer {
        var layer = sheet
        layer.transform = transform
        layer.opacity *= ground.opacity
        for (shape, place) in ground.clips.reversed() {
            layer.transform = layer.transform.concatenating(place.inverted())
            layer = Layer(transform: place, clip: shape, children: [layer])
        }
        return layer
    }

    /// What is seen of it, whatever it is called.
    var look: Layer { alone.nameless }

    /// What is called by this name in files: the sheet's own, or that of the first sheet upon it that has
    /// one.
    var name: String? { sheet.firstName }
}

extension LayerInstance {
    /// What the sheets below another do to it together.
    struct InheritedState {
        var place = ""
        var transform = CGAffineTransform.identity
        var opacity: CGFloat = 1
        /// What cuts it off, and from whose coordinates to the picture's.
        var clips: [(shape: Shape, place: CGAffineTransform)] = []

        /// The ground with a sheet upon it.
        func below(_ sighting: LayerInstance) -> InheritedState {
            let sheet = sighting.sheet
            var clips = clips
            if let clip = sheet.clip { clips.append((clip, sighting.transform)) }
            return InheritedState(
                place: sighting.place, transform: sighting.transform, opacity: opacity * sheet.opacity,
                clips: clips)
        }
    }

    /// The sheets that lie directly upon this one.
    var children: [LayerInstance] { sheet.children.sightings(on: ground.below(self)) }

    /// Whether it looks as another one does and lies where that does, what lies upon both left aside.
    ///
    /// A scroll view that has scrolled is the same: its coordinates are others, but so is where they begin.
    func isWhereItWas(in other: LayerInstance) -> Bool {
        guard sheet.opacity == other.sheet.opacity, center.isNear(other.center),
            transform.isTurnedLike(other.transform)
        else { return false }
        if sheet.anchor == other.sheet.anchor {
            return sheet.contents == other.sheet.contents && sheet.clip == other.sheet.clip
        }
        return sheet.contentsAroundAnchor == other.sheet.contentsAroundAnchor
    }
}

extension [Layer] {
    /// The sheets with their places.
    func sightings(on ground: LayerInstance.InheritedState = .init()) -> [LayerInstance] {
        var counts: [String: Int] = [:]
        return enumerated().map { index, layer in
            // An unnamed sheet keeps its place when one beside it gets a name, as an item does that starts to
            // move.
            guard let name = layer.name else {
                return LayerInstance(place: "\(ground.place)/#\(index)", sheet: layer, ground: ground)
            }
            counts[name, default: 0] += 1
            return LayerInstance(
                place: "\(ground.place)/\(name)#\(counts[name, default: 0])", sheet: layer, ground: ground)
        }
    }
}

extension Layer {
    /// The color of the first fill that is seen, on the layer or upon it.
    var fillColor: Color? {
        for case .fill(_, let color) in contents where color.alpha > 0 { return color }
        return children.lazy.compactMap(\.fillColor).first
    }

    fileprivate var nameless: Layer {
        var copy = self
        copy.name = nil
        copy.children = children.map(\.nameless)
        return copy
    }

    fileprivate var firstName: String? {
        name ?? children.lazy.compactMap(\.firstName).first
    }

    /// What is painted, and what is cut off, with the anchor as the origin.
    fileprivate var contentsAroundAnchor: [Content] {
        let shift = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        let cut = clip.map { [Content.fill($0, .clear)] } ?? []
        return (contents + cut).map { $0.moved(by: shift) }
    }
}

extension Layer.Content {
    fileprivate func moved(by shift: CGAffineTransform) -> Layer.Content {
        switch self {
        case .fill(let shape, let color): return .fill(shape.moved(by: shift), color)
        case .stroke(let shape, let color, let stroke):
            return .stroke(shape.moved(by: shift), color, stroke)
        case .text(var text):
            text.frame = text.frame.moved(by: shift)
            return .text(text)
        }
    }
}

extension Shape {
    fileprivate func moved(by shift: CGAffineTransform) -> Shape {
        switch self {
        case .rectangle(let box): .rectangle(box.moved(by: shift))
        case .roundedRectangle(let box, let radius):
            .roundedRectangle(box.moved(by: shift), cornerRadius: radius)
        case .ellipse(let box): .ellipse(in: box.moved(by: shift))
        case .path(let path): .path(path.applying(shift))
        }
    }
}

extension CGRect {
    /// The moved rectangle to a millionth of a point, beyond which there is only what rounding has left.
    fileprivate func moved(by shift: CGAffineTransform) -> CGRect {
        func plain(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
        let box = applying(shift)
        return CGRect(
            x: plain(box.minX), y: plain(box.minY), width: plain(box.width), height: plain(box.height))
    }
}

extension CGPoint {
    /// Whether two points are as near as rounding leaves the same one, in points.
    fileprivate func isNear(_ other: CGPoint) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
    }
}

extension CGAffineTransform {
    /// Whether both do the same but for where they shift to, as far as rounding tells.
    fileprivate func isTurnedLike(_ other: CGAffineTransform) -> Bool {
        [a - other.a, b - other.b, c - other.c, d - other.d].allSatisfy { abs($0) < 1e-9 }
    }
}

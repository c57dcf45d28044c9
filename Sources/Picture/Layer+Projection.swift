package import CoreGeometry

// Perspective is drawn by mapping what a layer is made of, so that every writer of pictures has it.
extension Layer {
    /// Returns the layer as seen in perspective: its outlines are mapped point by point, its texts glyph by
    /// glyph, and its images pixel by pixel.
    ///
    /// - Parameter projection: the map from the layer's coordinates, after its transform, to its parent's.
    public func projected(by projection: Projection) -> Layer {
        let map = projection.after(Projection(transform))
        let middle = clip?.path.box ?? contents.lazy.compactMap(\.box).first ?? .zero
        let scale = map.tangent(at: CGPoint(x: middle.midX, y: middle.midY)).meanScale
        var copy = self
        (copy.transform, copy.anchor) = (.identity, map(anchor))
        copy.clip = clip.map { .path(map($0.path)) }
        copy.mask = mask.map { $0.projected(by: map) }
        copy.shadows = shadows.map { shadow in
            var shadow = shadow
            shadow.shape = shadow.shape.map { .path(map($0.path)) }
            shadow.offset = CGVector(dx: shadow.offset.dx * scale, dy: shadow.offset.dy * scale)
            shadow.radius *= scale
            return shadow
        }
        let parts = contents.map { $0.projected(by: map) }
        copy.children = children.map { $0.projected(by: map) }
        if parts.allSatisfy({ $0.count == 1 && $0[0].transform == .identity && $0[0].clip == nil }) {
            copy.contents = parts.flatMap { $0[0].contents }
        } else {
            (copy.contents, copy.children) = ([], parts.flatMap { $0 } + copy.children)
        }
        return copy
    }
}

extension Layer.Content {
    /// The rectangle around an area or an image; nil for a text.
    fileprivate var box: CGRect? {
        switch self {
        case .fill(let shape, _), .stroke(let shape, _, _), .gradient(let shape, _), .backdrop(let shape, _):
            shape.path.box
        case .image(let image): image.box
        case .text: nil
        }
    }

    /// Returns layers that show the operation in perspective.
    fileprivate func projected(by map: Projection) -> [Layer] {
        switch self {
        case .fill(let shape, let color): return [Layer(contents: [.fill(.path(map(shape.path)), color)])]
        case .stroke(let shape, let color, var stroke):
            let box = shape.path.box
            let scale = map.tangent(at: CGPoint(x: box.midX, y: box.midY)).meanScale
            stroke.width *= scale
            stroke.dash = stroke.dash.map { $0 * scale }
            return [Layer(contents: [.stroke(.path(map(shape.path)), color, stroke)])]
        case .text(var text):
            text.projection = text.projection.map { map.after($0) } ?? map
            return [Layer(contents: [.text(text)])]
        case .gradient(let shape, var gradient):
            switch gradient.form {
            case .axial(let start, let end): gradient.form = .axial(from: map(start), to: map(end))
            case .radial(let center, let radii):
                let scale = map.tangent(at: center).meanScale
                gradient.form = .radial(
                    center: map(center),
                    radii: CGSize(width: radii.width * scale, height: radii.height * scale))
            }
            return [Layer(contents: [.gradient(.path(map(shape.path)), gradient)])]
        case .image(var image):
            image.projection = image.projection.map { map.after($0) } ?? map
            return [Layer(contents: [.image(image)])]
        case .backdrop(let shape, var backdrop):
            let box = shape.path.box
            backdrop.radius *= map.tangent(at: CGPoint(x: box.midX, y: box.midY)).meanScale
            return [Layer(contents: [.backdrop(.path(map(shape.path)), backdrop)])]
        }
    }
}

extension CGAffineTransform {
    /// The square root of the factor by which areas change.
    fileprivate var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension Path {
    /// The rectangle around all points, control points included; zero for an empty path.
    package var box: CGRect {
        let points = elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let end, let one, let two): [one, two, end]
            case .close: []
            }
        }
        guard let first = points.first else { return .zero }
        let (x, y) = (points.map(\.x), points.map(\.y))
        let (left, top) = (x.min() ?? first.x, y.min() ?? first.y)
        return CGRect(
            x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
    }
}

extension Shape {
    /// The shape as a path.
    fileprivate var path: Path {
        switch self {
        case .path(let path): path
        case .rectangle(let box): .rounded(box, radii: .zero)
        case .roundedRectangle(let box, let radius):
            .rounded(box, radii: CGSize(width: max(0, radius), height: max(0, radius)))
        case .ellipse(let box): .rounded(box, radii: CGSize(width: box.width / 2, height: box.height / 2))
        }
    }
}

extension Path {
    /// Returns a rectangle whose corners are quarters of ellipses; radii end at half the sides.
    fileprivate static func rounded(_ box: CGRect, radii: CGSize) -> Path {
        let isEllipse = radii.width == box.width / 2 && radii.height == box.height / 2
        let limit = min(box.width, box.height) / 2
        let (rx, ry) =
            isEllipse ? (radii.width, radii.height) : (min(radii.width, limit), min(radii.height, limit))
        let corners = [
            CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.minX, y: box.minY),
        ]
        guard rx > 0, ry > 0 else { return Path(polygon: [corners[3]] + corners.dropLast()) }
        let ways: [(CGVector, CGVector)] = [
            (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        func moved(_ point: CGPoint, _ way: CGVector, _ share: CGFloat) -> CGPoint {
            CGPoint(x: point.x + way.dx * rx * share, y: point.y + way.dy * ry * share)
        }
        var elements: [Element] = []
        for (corner, (before, behind)) in zip(corners, ways) {
            let start = moved(corner, before, -1)
            elements.append(elements.isEmpty ? .move(start) : .line(start))
            elements.append(
                .curve(
                    to: moved(corner, behind, 1), control1: moved(corner, before, kappa - 1),
                    control2: moved(corner, behind, 1 - kappa)))
        }
        return Path(elements + [.close])
    }
}

import CoreGeometry
import FlipbookCore
import Picture

/// The form of a ghost: its largest filled shape, in the coordinates of the picture.
struct Silhouette {
    private let shape: Shape
    private let transform: CGAffineTransform
    private let inverse: CGAffineTransform

    /// The share of a ghost's bounding box that its largest shape has to fill; below it the box is the form.
    private static let leastShare: CGFloat = 0.6

    /// Finds the form of a layer; nil for one that fills nothing.
    init?(of layer: Layer) {
        let parts = Self.parts(of: layer, .identity)
        guard let largest = parts.max(by: { $0.extent < $1.extent }), largest.extent > 0 else { return nil }
        let box = layer.seenArea
        if largest.extent < Self.leastShare * box.width * box.height {
            (shape, transform, inverse) = (.rectangle(box), .identity, .identity)
        } else {
            (shape, transform) = (largest.shape, largest.transform)
            inverse = transform.inverted()
        }
    }

    private struct Part {
        let shape: Shape
        let transform: CGAffineTransform

        /// The size of the bounding box in the picture, in square points.
        var extent: CGFloat {
            let box = shape.area.applying(transform)
            return box.width * box.height
        }
    }

    private static func parts(of layer: Layer, _ outer: CGAffineTransform) -> [Part] {
        guard layer.opacity > 0 else { return [] }
        let transform = layer.transform.concatenating(outer)
        let own = layer.contents.compactMap(\.filledShape).map { Part(shape: $0, transform: transform) }
        return own + layer.children.flatMap { parts(of: $0, transform) }
    }

    /// The bounding box in the picture.
    var area: CGRect { shape.area.applying(transform) }

    /// Returns true when a point of the picture lies in the form. A path counts as its bounding box.
    func contains(_ point: CGPoint) -> Bool {
        let here = point.applying(inverse)
        guard shape.area.contains(here) else { return false }
        guard case .ellipse(let box) = shape else { return true }
        let (x, y) = ((here.x - box.midX) / (box.width / 2), (here.y - box.midY) / (box.height / 2))
        return x * x + y * y <= 1
    }

    /// Returns points that stand for the part of the form's area within a frame.
    func samples(in frame: CGRect) -> [CGPoint] {
        let box = frame.intersection(area)
        guard !box.isNull else { return [] }
        let parts: [CGFloat] = [0.1, 0.3, 0.5, 0.7, 0.9]
        return parts.flatMap { x in
            parts.map { CGPoint(x: box.minX + x * box.width, y: box.minY + $0 * box.height) }
        }
        .filter(contains)
    }

    /// Returns the form's edge as a dashed line inside it, on a rim of paper.
    func dashed(_ color: Color, on paper: Color, width: CGFloat) -> Layer {
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let line = width / scale
        let edge = shape.inset(by: line / 2)
        let rim = Layer.Content.stroke(
            edge, paper.faded(by: 0.85), Stroke(width: 2.2 * line, cap: .round, join: .round))
        let dashes =
            if case .rectangle(let box) = edge {
                Layer.Content.stroke(
                    .path(Path(box.dashes(7 / scale))), color, Stroke(width: line, cap: .round))
            } else {
                Layer.Content.stroke(
                    edge, color, Stroke(width: line, cap: .round, dash: [4, 3].map { $0 / scale }))
            }
        return Layer(transform: transform, contents: [rim, dashes])
    }
}

extension Layer.Content {
    /// The shape that the content covers; nil for lines and text.
    fileprivate var filledShape: Shape? {
        switch self {
        case .fill(let shape, let color): color.alpha > 0 ? shape : nil
        case .gradient(let shape, _), .backdrop(let shape, _): shape
        case .image(let image): .rectangle(image.box)
        case .stroke, .text: nil
        }
    }
}

extension CGRect {
    /// Returns dashes along the sides with a period near the given one, in points. Each corner lies in the
    /// middle of a dash, so that a rectangle keeps its corners.
    fileprivate func dashes(_ period: CGFloat) -> [Path.Element] {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
        return corners.indices.flatMap { Self.dashes(corners[$0], corners[($0 + 1) % 4], period) }
    }

    private static func dashes(_ start: CGPoint, _ end: CGPoint, _ period: CGFloat) -> [Path.Element] {
        let side = Segment(start, end)
        let count = max(1, (side.length / period).rounded())
        let step = side.length / count
        return (0...Int(count)).flatMap { number -> [Path.Element] in
            let middle = CGFloat(number) * step
            return [
                .move(start.going(side.direction, max(0, middle - 0.27 * step))),
                .line(start.going(side.direction, min(side.length, middle + 0.27 * step))),
            ]
        }
    }
}

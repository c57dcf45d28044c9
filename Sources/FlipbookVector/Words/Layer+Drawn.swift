import CoreGeometry
import Picture

extension Layer {
    /// The bounds of a layer that only holds others: its clip, or twice its anchor, which is in the middle of
    /// most views.
    var bounds: CGRect {
        clip?.box ?? CGRect(x: 0, y: 0, width: 2 * anchor.x, height: 2 * anchor.y)
    }

    /// The rectangle around what the layer itself draws; nil for nothing.
    var drawnBox: CGRect? {
        contents.reduce(nil as CGRect?) { whole, content in
            guard let box = content.drawnBox else { return whole }
            return whole?.union(box) ?? box
        }
    }

    /// Returns the shapes that the layer and those in it draw, nil for texts and images, and the boxes around
    /// them, both in the coordinates to which a transform maps those of the layer around it.
    func drawnShapes(_ above: CGAffineTransform) -> [(shape: Shape?, box: CGRect)] {
        guard opacity > 0.01 else { return [] }
        let map = transform.concatenating(above)
        return contents.compactMap { content in
            content.drawnBox.map { (content.shape.map { .path($0.path.applying(map)) }, $0.applying(map)) }
        } + children.flatMap { $0.drawnShapes(map) }
    }
}

extension Layer.Content {
    /// The rectangle around what is drawn; nil for nothing.
    var drawnBox: CGRect? {
        switch self {
        case .fill(let shape, let color): color.alpha > 0 ? shape.box : nil
        case .stroke(let shape, let color, _): color.alpha > 0 ? shape.box : nil
        case .gradient(let shape, _), .backdrop(let shape, _): shape.box
        case .text(let text): text.string.isEmpty ? nil : text.frame
        case .image(let image): image.box
        }
    }

    /// The shape that is filled; nil for outlines, texts and images.
    var shape: Shape? {
        switch self {
        case .fill(let shape, _), .gradient(let shape, _), .backdrop(let shape, _): shape
        case .stroke, .text, .image: nil
        }
    }

    /// True where nothing behind the shape is seen through it.
    var isOpaque: Bool {
        switch self {
        case .fill(_, let color): color.alpha > 0.999
        case .gradient(_, let gradient):
            !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha > 0.999 }
        case .stroke, .text, .image, .backdrop: false
        }
    }
}

extension Shape {
    /// The rectangle around the shape and its control points; nil for an empty path.
    var box: CGRect? {
        switch self {
        case .rectangle(let box), .roundedRectangle(let box, _), .ellipse(let box): return box
        case .path(let path): return path.elements.isEmpty ? nil : path.box
        }
    }
}

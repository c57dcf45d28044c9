import CoreGeometry
import Picture

// Culling: a part outside the picture is not drawn. That saves time, and it keeps numbers small. Cairo stores
// positions in 24.8 fixed point, which ends at 8388607 units and then wraps around: a view far outside would
// reappear.

extension Canvas {
    /// The largest distance from the origin at which Cairo can draw, in the surface's units: about half of
    /// where its numbers end.
    static let reach: CGFloat = 4_000_000

    /// Returns whether an area in the surface's units and the visible part of the surface have a point in
    /// common.
    func isSeen(_ area: CGRect) -> Bool {
        area.minX <= visible.maxX && area.maxX >= visible.minX && area.minY <= visible.maxY
            && area.maxY >= visible.minY
    }

    /// Returns the shape, or the visible part of a rectangle that is too large for Cairo.
    ///
    /// - Throws: `RasterError` when any other shape is too large.
    func trimmed(_ shape: Shape, of layer: Layer, transform: CGAffineTransform) throws -> Shape {
        guard case .rectangle(let rect) = shape, !isWithinReach(rect.applying(transform)) else {
            try shape.extent.map { try checkReach(of: $0, layer, transform: transform) }
            return shape
        }
        let rest = rect.intersection(visible.insetBy(dx: -1, dy: -1).applying(transform.inverted()))
        try checkReach(of: rest, layer, transform: transform)
        return .rectangle(rest)
    }

    /// Checks that an area in a layer's coordinates is not too large for Cairo.
    ///
    /// - Throws: `RasterError` when it is.
    func checkReach(of area: CGRect, _ layer: Layer, transform: CGAffineTransform) throws {
        guard isWithinReach(area.applying(transform)) else {
            let size = "\(Self.figure(area.width)) x \(Self.figure(area.height)) points"
            var error = RasterError(
                "Layer \(layer.title) shows a part of something too large, of \(size): all of it has to lie within "
                    + "\(Int(Canvas.reach)) pixels of the picture's corner.")
            error.layer = layer.identity
            throw error
        }
    }

    /// Returns a length in whole points, or as it is where it is beyond all integers.
    private static func figure(_ length: CGFloat) -> String {
        abs(length) < 1e15 ? "\(Int(length.rounded()))" : "\(length)"
    }

    private func isWithinReach(_ area: CGRect) -> Bool {
        [area.minX, area.maxX, area.minY, area.maxY].allSatisfy { abs($0) <= Canvas.reach }
    }
}

extension Layer {
    /// Returns the bounding box of the layer's contents and children under a transform; nil when they are
    /// empty.
    func extent(under transform: CGAffineTransform) -> CGRect? {
        guard transform.isDrawable else { return nil }
        let own = contents.compactMap { $0.extent?.applying(transform) }
        let upon = children.compactMap { $0.extent(under: $0.transform.concatenating(transform)) }
        let areas = own + upon + shadows.flatMap { $0.extent(under: transform, casting: own + upon) }
        return areas.isEmpty ? nil : CGRect(holding: areas.flatMap(\.corners))
    }
}

extension Layer.Content {
    /// The bounding box of the operation, including the line width; nil when it is empty or not finite.
    var extent: CGRect? {
        switch self {
        case .fill(let shape, _): shape.extent
        case .stroke(let shape, _, let stroke): shape.extent?.grown(by: stroke.reach)
        // Italic glyphs overhang the frame a little, and a line higher than its frame does so by less than
        // its height.
        case .text(let text):
            (text.frame.finite?.grown(by: 2 * text.font.size)).map { CGRect(holding: text.seen($0)) }
        case .gradient(let shape, _), .backdrop(let shape, _): shape.extent
        case .image(let image): image.box.finite
        }
    }
}

extension Shadow {
    /// Returns the bounding boxes of the shadow of areas, under a transform.
    fileprivate func extent(under transform: CGAffineTransform, casting areas: [CGRect]) -> [CGRect] {
        let shift = offset.applying(transform)
        let reach = 3 * radius * transform.largestScale + 1
        let casting = shape.map { [$0.extent?.applying(transform)].compactMap { $0 } } ?? areas
        return casting.map { $0.offsetBy(dx: shift.dx, dy: shift.dy).insetBy(dx: -reach, dy: -reach) }
    }
}

extension CGAffineTransform {
    /// The largest factor by which the transform lengthens an axis.
    var largestScale: CGFloat { max(hypot(a, b), hypot(c, d)) }
}

extension Stroke {
    /// The largest distance of paint from the line, in points: at the tip of the longest miter, or at the
    /// corner of a square end.
    fileprivate var reach: CGFloat {
        join == .miter ? max(longestMiter / 2, 1) * width : width
    }
}

extension Shape {
    /// The bounding box of the shape and its control points; nil when it is empty or not finite.
    var extent: CGRect? {
        switch self {
        case .rectangle(let rect), .ellipse(let rect): rect.finite
        case .roundedRectangle(let rect, let cornerRadius): cornerRadius.isNaN ? nil : rect.finite
        case .path(let path): path.extent
        }
    }
}

extension CGRect {
    /// Returns the rectangle with its sides moved outwards; nil unless the distance is finite and above 0.
    fileprivate func grown(by distance: CGFloat) -> CGRect? {
        distance.isFinite && distance > 0 ? insetBy(dx: -distance, dy: -distance) : nil
    }

    /// The rectangle with sides of 0 or more; nil when a coordinate is not finite.
    var finite: CGRect? {
        let numbers = [minX, minY, maxX, maxY]
        return numbers.allSatisfy(\.isFinite) ? standardized : nil
    }
}

extension Path {
    /// The bounding box of the path and its control points; nil when it is empty or not finite.
    var extent: CGRect? {
        var box = PointBox()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): box.add(point)
            case .curve(let end, let one, let two):
                box.add(one)
                box.add(two)
                box.add(end)
            case .close: break
            }
        }
        return box.rect
    }
}

/// The bounding box of points, without a list of them: outlines of letters have thousands.
private struct PointBox {
    private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    private var isFinite = true

    /// The box; nil for no points, and when one is not finite.
    var rect: CGRect? {
        guard isFinite, low.x <= high.x else { return nil }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    mutating func add(_ point: CGPoint) {
        isFinite = isFinite && point.x.isFinite && point.y.isFinite
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
}

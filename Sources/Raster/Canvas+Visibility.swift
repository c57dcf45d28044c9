import CoreGeometry
import Picture

// What lies outside the picture is not drawn. That saves time, and it keeps numbers small: Cairo holds positions as
// 24.8 fixed point, which ends at 8388607 units and then wraps around, so a view that has flown off would come back.

extension Canvas {
    /// How far from the origin Cairo can draw, in the surface's units: half of where its numbers end.
    private static let reach: CGFloat = 4_000_000

    /// The shape, or as much of it as can be seen; nil when that is nothing.
    /// - Throws: `RasterError` when a shape other than a rectangle is seen and is too large for Cairo.
    func seenPart(of shape: Shape, of layer: Layer, transform: CGAffineTransform) throws -> Shape? {
        guard let extent = shape.extent, isSeen(extent, transform: transform) else { return nil }
        if isWithinReach(extent, transform: transform) { return shape }
        guard case .rectangle(let rect) = shape else { throw tooLarge(layer) }
        let rest = rect.intersection(visible.insetBy(dx: -1, dy: -1).applying(transform.inverted()))
        guard isWithinReach(rest, transform: transform) else { throw tooLarge(layer) }
        return .rectangle(rest)
    }

    /// Whether a part of a shape's outline can be seen.
    /// - Throws: `RasterError` when it is seen and is too large for Cairo.
    func isSeen(
        _ shape: Shape, strokedWith stroke: Stroke, of layer: Layer, transform: CGAffineTransform
    ) throws -> Bool {
        guard stroke.width.isFinite, stroke.width > 0, let bare = shape.extent else { return false }
        let reach = stroke.join == .miter ? Stroke.miterLimit * stroke.width / 2 : stroke.width
        return try isSeen(bare.insetBy(dx: -reach, dy: -reach), of: layer, transform: transform)
    }

    /// Whether a part of an area can be seen.
    /// - Throws: `RasterError` when it is seen and is too large for Cairo.
    func isSeen(_ area: CGRect, of layer: Layer, transform: CGAffineTransform) throws -> Bool {
        guard isSeen(area, transform: transform) else { return false }
        guard isWithinReach(area, transform: transform) else { throw tooLarge(layer) }
        return true
    }

    private func isSeen(_ area: CGRect, transform: CGAffineTransform) -> Bool {
        let mapped = area.applying(transform)
        return mapped.minX <= visible.maxX && mapped.maxX >= visible.minX
            && mapped.minY <= visible.maxY && mapped.maxY >= visible.minY
    }

    private func isWithinReach(_ area: CGRect, transform: CGAffineTransform) -> Bool {
        let mapped = area.applying(transform)
        return [mapped.minX, mapped.maxX, mapped.minY, mapped.maxY].allSatisfy { abs($0) <= Canvas.reach }
    }

    private func tooLarge(_ layer: Layer) -> RasterError {
        RasterError(
            "Layer \(layer.title) shows a part of something too large: all of it has to lie within \(Int(Canvas.reach)) pixels of the picture's corner."
        )
    }
}

extension Shape {
    /// The smallest upright rectangle around the shape and its control points; nil when it is empty or not finite.
    var extent: CGRect? {
        switch self {
        case .rectangle(let rect), .ellipse(let rect): rect.finite
        case .roundedRectangle(let rect, let cornerRadius): cornerRadius.isNaN ? nil : rect.finite
        case .path(let path): path.extent
        }
    }
}

extension CGRect {
    /// The rectangle with sides that are not negative; nil when a number is not finite.
    var finite: CGRect? {
        let numbers = [minX, minY, maxX, maxY]
        return numbers.allSatisfy(\.isFinite) ? standardized : nil
    }
}

extension Path {
    fileprivate var extent: CGRect? {
        let points = elements.flatMap(\.points)
        guard !points.isEmpty, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        return CGRect(holding: points)
    }
}

extension Path.Element {
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let end, let one, let two): [one, two, end]
        case .close: []
        }
    }
}

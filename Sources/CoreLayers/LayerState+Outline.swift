package import Picture

extension LayerState {
    /// The transform from the layer's coordinates to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let map = CGAffineTransform(translationX: -anchorInBounds.x, y: -anchorInBounds.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        return isGeometryFlipped ? flip.concatenating(map) : map
    }

    /// The transform that turns the bounds upside down.
    var flip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }

    /// The anchor point in the layer's own coordinates.
    package var anchorInBounds: CGPoint {
        // The center by the very formula of rectangles, so that the last bits are equal.
        guard anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return CGPoint(x: bounds.midX, y: bounds.midY) }
        return CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    }

    /// Returns the rectangle with some of its corners rounded.
    package func outline(rounding corners: CACornerMask) -> Shape { rectangle(inset: 0, rounding: corners) }

    /// Returns the border of the rectangle with some of its corners rounded, as a stroke whose outer edge is
    /// the outline; a border at least as wide as half the shorter side fills the rectangle. Nil for none.
    package func border(rounding corners: CACornerMask) -> Layer.Content? {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return nil }
        if borderWidth * 2 >= min(bounds.width, bounds.height) {
            return .fill(rectangle(inset: 0, rounding: .all), borderColor)
        }
        let shape = rectangle(inset: borderWidth / 2, rounding: corners)
        return .stroke(shape, borderColor, Stroke(width: borderWidth))
    }

    private func rectangle(inset: CGFloat, rounding corners: CACornerMask) -> Shape {
        let box = bounds.insetBy(dx: inset, dy: inset)
        let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2) - inset
        guard corners == .all else {
            return .path(Path(rounding: box, by: max(0, radius), corners: corners.corners))
        }
        return radius > 0 ? .roundedRectangle(box, cornerRadius: radius) : .rectangle(box)
    }
}

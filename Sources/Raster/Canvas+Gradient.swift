import CCairo
import CoreGeometry
import Picture

extension Canvas {
    /// Fills the current path with a gradient, whose coordinates are those of the current transform.
    func fill(with gradient: Gradient, opacity: CGFloat) {
        guard let pattern = gradient.pattern(opacity: opacity) else {
            if let last = gradient.stops.last { setColor(last.color.faded(by: opacity)) }
            return cairo_fill(context)
        }
        cairo_set_source(context, pattern)
        cairo_fill(context)
        cairo_pattern_destroy(pattern)
    }
}

extension Gradient {
    /// Returns the gradient as Cairo's pattern; nil for one without length or colors, which is drawn in its
    /// last color.
    fileprivate func pattern(opacity: CGFloat) -> OpaquePointer? {
        guard stops.count > 1, let pattern = emptyPattern else { return nil }
        for stop in stops where stop.place.isFinite {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.place, color.red, color.green, color.blue, color.alpha * opacity)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }

    private var emptyPattern: OpaquePointer? {
        switch form {
        case .axial(let from, let to):
            guard from != to, isFinite([from.x, from.y, to.x, to.y]) else { return nil }
            return cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
        case .radial(let center, let radii):
            guard radii.width > 0, radii.height > 0,
                isFinite([center.x, center.y, radii.width, radii.height])
            else { return nil }
            let first = start ?? Start(center: .zero, radius: 0)
            guard isFinite([first.center.x, first.center.y, first.radius]) else { return nil }
            let pattern = cairo_pattern_create_radial(
                first.center.x, first.center.y, first.radius, 0, 0, 1)
            // From the layer's coordinates to those of the unit circle.
            var matrix = cairo_matrix_t(
                xx: 1 / radii.width, yx: 0, xy: 0, yy: 1 / radii.height,
                x0: -center.x / radii.width, y0: -center.y / radii.height)
            cairo_pattern_set_matrix(pattern, &matrix)
            return pattern
        }
    }

    private func isFinite(_ numbers: [CGFloat]) -> Bool { numbers.allSatisfy(\.isFinite) }
}

import CCairo
import CoreGeometry
import Picture

extension Canvas {
    /// Sets the current path to a shape.
    func trace(_ shape: Shape) {
        cairo_new_path(context)
        setFillRule(of: shape)
        switch shape {
        case .rectangle(let rect):
            let rect = rect.standardized
            cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        case .roundedRectangle(let rect, let cornerRadius):
            let rect = rect.standardized
            let radius = rect.cornerRadius(limiting: cornerRadius)
            trace(rect, cornerWidth: radius, cornerHeight: radius)
        case .ellipse(let rect):
            let rect = rect.standardized
            trace(rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
        case .path(let path):
            append(path)
        }
    }

    private func setFillRule(of shape: Shape) {
        var isEvenOdd = false
        if case .path(let path) = shape { isEvenOdd = path.isEvenOdd }
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    /// Appends a path to the current one.
    func append(_ path: Path) { path.elements.forEach(trace) }

    private func trace(_ element: Path.Element) {
        switch element {
        case .move(let point): cairo_move_to(context, point.x, point.y)
        case .line(let point): cairo_line_to(context, point.x, point.y)
        case .curve(let end, let one, let two):
            cairo_curve_to(context, one.x, one.y, two.x, two.y, end.x, end.y)
        case .close: cairo_close_path(context)
        }
    }

    /// Adds a rectangle whose corners are quarter ellipses, clockwise on screen from the left end of the top
    /// side.
    private func trace(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let (restX, restY) = (cornerWidth * (1 - Path.kappa), cornerHeight * (1 - Path.kappa))
        cairo_move_to(context, left + cornerWidth, top)
        cairo_line_to(context, right - cornerWidth, top)
        cairo_curve_to(context, right - restX, top, right, top + restY, right, top + cornerHeight)
        cairo_line_to(context, right, bottom - cornerHeight)
        cairo_curve_to(context, right, bottom - restY, right - restX, bottom, right - cornerWidth, bottom)
        cairo_line_to(context, left + cornerWidth, bottom)
        cairo_curve_to(context, left + restX, bottom, left, bottom - restY, left, bottom - cornerHeight)
        cairo_line_to(context, left, top + cornerHeight)
        cairo_curve_to(context, left, top + restY, left + restX, top, left + cornerWidth, top)
        cairo_close_path(context)
    }

    /// Sets the line's width, ends, corners with their longest miter, and dashes.
    func setStroke(_ stroke: Stroke, of layer: Layer) throws {
        cairo_set_line_width(context, stroke.width)
        cairo_set_line_cap(context, stroke.cap.inCairo)
        cairo_set_line_join(context, stroke.join.inCairo)
        cairo_set_miter_limit(context, stroke.longestMiter)
        let dash = try stroke.checkedDash(of: layer).map(Double.init)
        cairo_set_dash(context, dash, Int32(dash.count), dash.isEmpty ? 0 : stroke.dashPhase)
    }
}

extension CGRect {
    /// Returns a corner's radius, clamped to 0...half the shorter side.
    func cornerRadius(limiting radius: CGFloat) -> CGFloat {
        max(0, min(radius, width / 2, height / 2))
    }
}

extension Stroke {
    /// Returns the dashes; none when they add up to 0, as in SVG.
    ///
    /// - Throws: `RasterError` for a length that is negative or not finite.
    func checkedDash(of layer: Layer) throws -> [CGFloat] {
        guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            throw RasterError(
                "Layer \(layer.title) has a stroke with dashes \(dash): each has to be 0 or more points.")
        }
        return dash.contains { $0 > 0 } ? dash : []
    }
}

extension Stroke.Cap {
    fileprivate var inCairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension Stroke.Join {
    fileprivate var inCairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

import Picture

extension CGContext {
    /// Begins a new path.
    public func beginPath() { pending.builder.removeAll() }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { pending.move(to: point, transform: ctm) }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { pending.addLine(to: point, transform: ctm) }

    /// Adds a subpath through points.
    public func addLines(between points: [CGPoint]) { pending.addLines(between: points, transform: ctm) }

    /// Adds a cubic curve to a point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pending.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    /// Adds a quadratic curve to a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pending.addQuadCurve(to: end, control: control, transform: ctm)
    }

    /// Adds an arc. The direction is that of a plane whose y axis points up: true is counterclockwise on
    /// screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        pending.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }

    /// Adds a line to the start of an arc that touches the lines through two points, and the arc.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pending.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { pending.addRect(rect, transform: ctm) }

    /// Adds the largest ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { pending.addEllipse(in: rect, transform: ctm) }

    /// Adds another path.
    public func addPath(_ path: CGPath) { pending.addPath(path, transform: ctm) }

    /// Closes the current subpath.
    public func closePath() { pending.closeSubpath() }

    /// The path under construction, in current coordinates; nil for an empty one.
    public var path: CGPath? { pending.isEmpty ? nil : CGPath(takenPath(isEmptied: false)) }

    /// Fills the path and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    /// Strokes the path and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the path and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        var path = takenPath(isEmptied: true)
        path.isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        if mode != .stroke { fill(path) }
        if mode != .fill, mode != .eoFill { stroke(path, state.stroke) }
    }

    /// Replaces the path by the outline of its line, with the present width, ends, corners and dashes.
    public func replacePathWithStrokedPath() {
        let line = takenPath(isEmptied: true)
        let outline = line.outline(state.stroke.drawn(along: line))
        pending.builder = PathBuilder(outline.applying(ctm))
    }

    /// Limits drawing to the path and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        var path = takenPath(isEmptied: true)
        path.isEvenOdd = rule == .evenOdd
        clip(to: path)
    }

    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: Path(polygon: rect.corners)) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(Path(polygon: rect.corners)) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Fills the largest ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(polygon: rect.corners), state.stroke) }

    /// Strokes a rectangle with a line width of its own.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.stroke
        style.width = width
        stroke(Path(polygon: rect.corners), style)
    }

    /// Strokes the largest ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.stroke) }

    /// Strokes lines between pairs of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            stroke(Path([.move(points[index]), .line(points[index + 1])]), state.stroke)
        }
    }

    /// Removes what was drawn in a rectangle, with the background color of a view that draws.
    public func clear(_ rect: CGRect) {
        takeBackground()
        guard !drawing.isEmpty || memory != nil else { return }
        saveGState()
        (state.blendMode, state.alpha, state.shadow) = (.clear, 1, nil)
        fill(rect)
        restoreGState()
    }

    private func takenPath(isEmptied: Bool) -> Path {
        let path = pending.path.applying(ctm.inverted())
        if isEmptied { beginPath() }
        return path
    }
}

/// A way to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled by the non-zero winding rule.
    case fill
    /// Filled by the even-odd rule.
    case eoFill
    /// Stroked.
    case stroke
    /// Filled by the non-zero winding rule and stroked.
    case fillStroke
    /// Filled by the even-odd rule and stroked.
    case eoFillStroke
}

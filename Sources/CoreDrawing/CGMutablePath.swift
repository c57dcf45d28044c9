import Picture

/// A path of straight lines and curves that can be changed.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(Path())
    }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        builder.move(to: point.applying(transform))
    }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        builder.addLine(to: point.applying(transform))
    }

    /// Adds a subpath through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 {
                move(to: point, transform: transform)
            } else {
                addLine(to: point, transform: transform)
            }
        }
    }

    /// Adds a cubic curve to a point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        builder.addCurve(
            to: end.applying(transform), control1.applying(transform), control2.applying(transform))
    }

    /// Adds a quadratic curve to a point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        builder.addQuadCurve(to: end.applying(transform), control.applying(transform))
    }

    /// Adds an arc. The direction is that of a plane whose y axis points up, as in Core Graphics: true is
    /// counterclockwise on screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = PathBuilder()
        if !isEmpty { arc.move(to: currentPoint.applying(transform.inverted())) }
        arc.add(
            Arc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: !clockwise))
        let elements = arc.path.applying(transform).elements
        builder.append(Path(isEmpty ? elements : Array(elements.dropFirst())))
    }

    /// Adds a line to the start of an arc that touches the lines through two points, and the arc.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        builder.addArc(
            tangent1End: tangent1End.applying(transform), tangent2End: tangent2End.applying(transform),
            radius: radius)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(polygon: rect.corners), transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the largest ellipse in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(quartersOfEllipseIn: rect), transform)
    }

    /// Adds a rectangle with rounded corners, whose radius is the smaller one of width and height.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(Path(roundedRect: rect, cornerRadius: min(cornerWidth, cornerHeight)), transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.path, transform)
    }

    /// Closes the current subpath.
    public func closeSubpath() { builder.close() }

    private func add(_ other: Path, _ transform: CGAffineTransform) {
        builder.append(transform.isIdentity ? other : other.applying(transform))
    }
}

extension PathBuilder {
    /// Adds a line to the start of an arc that touches the lines from the current point to the first point
    /// and from there to the second, and the arc.
    package mutating func addArc(tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let start = currentPoint
        let (back, ahead) = (corner.distance(to: start), corner.distance(to: tangent2End))
        guard back > 0, ahead > 0, radius > 0 else { return addLine(to: corner) }
        let one = CGVector(dx: (start.x - corner.x) / back, dy: (start.y - corner.y) / back)
        let two = CGVector(dx: (tangent2End.x - corner.x) / ahead, dy: (tangent2End.y - corner.y) / ahead)
        let (cross, dot) = (one.dx * two.dy - one.dy * two.dx, one.dx * two.dx + one.dy * two.dy)
        guard abs(cross) > 1e-9 else { return addLine(to: corner) }
        // The arc touches both lines at radius / tan(half the angle between them).
        let way = radius * (1 + dot) / abs(cross)
        let half = (way * way + radius * radius).squareRoot()
        let bisector = CGVector(dx: one.dx + two.dx, dy: one.dy + two.dy)
        let length = (bisector.dx * bisector.dx + bisector.dy * bisector.dy).squareRoot()
        let center = CGPoint(
            x: corner.x + bisector.dx / length * half, y: corner.y + bisector.dy / length * half)
        func angle(_ direction: CGVector) -> CGFloat {
            arcTangent(
                y: corner.y + direction.dy * way - center.y, x: corner.x + direction.dx * way - center.x)
        }
        add(
            Arc(
                center: center, radius: radius, startAngle: angle(one), endAngle: angle(two),
                clockwise: cross < 0))
    }
}

import Picture

/// A path of straight lines and curves, in points.
open class UIBezierPath: NSObject {
    var path = Path()

    /// The start of the current subpath; nil for an empty path.
    private var start: CGPoint?

    /// The point at which the next element begins; (0, 0) for an empty path, as in UIKit.
    open private(set) var currentPoint: CGPoint = .zero

    /// The width of a stroke in points; default 1.
    open var lineWidth: CGFloat = 1

    /// The form of a stroke's ends; default butt.
    open var lineCapStyle: CGLineCap = .butt

    /// The form of a stroke's corners; default miter.
    open var lineJoinStyle: CGLineJoin = .miter

    /// The longest miter in line widths; default 10. It has no effect: corners are beveled beyond 10.
    open var miterLimit: CGFloat = 10

    /// The precision of curves; it has no effect.
    open var flatness: CGFloat = 0.6

    /// A Boolean value that indicates whether overlapping parts are cut out in turn; default false.
    open var usesEvenOddFillRule = false

    var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    init(_ path: Path) {
        super.init()
        append(path)
    }

    /// Creates a rectangle, clockwise on screen from its top left corner.
    public convenience init(rect: CGRect) {
        self.init(Path(polygon: rect.corners))
    }

    /// Creates the largest ellipse in a rectangle, clockwise on screen from its rightmost point.
    public convenience init(ovalIn rect: CGRect) {
        let map = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let circle = Arc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        self.init(Path([.move(circle.start)] + circle.curves + [.close]).applying(map))
    }

    /// Creates a rectangle with rounded corners, each a quarter of a circle. A radius above half the
    /// shorter side counts as that half.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
        self.init(radius > 0 ? Path(rounding: rect, by: radius) : Path(polygon: rect.corners))
    }

    /// Creates an arc from one angle to another, in radians; an angle of 0 points right, one of pi/2 down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// A Boolean value that indicates whether the path has no elements.
    open var isEmpty: Bool { path.elements.isEmpty }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) {
        add(.move(point))
    }

    /// Adds a straight line to a point; in an empty path, begins at that point instead.
    open func addLine(to point: CGPoint) {
        add(isEmpty ? .move(point) : .line(point))
    }

    /// Adds a cubic curve to a point; in an empty path, begins at the first control point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        if isEmpty { move(to: controlPoint1) }
        add(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// Adds a quadratic curve to a point, as the equal cubic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        if isEmpty { move(to: controlPoint) }
        func twoThirds(from point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x + (controlPoint.x - point.x) * 2 / 3,
                y: point.y + (controlPoint.y - point.y) * 2 / 3)
        }
        addCurve(
            to: endPoint, controlPoint1: twoThirds(from: currentPoint),
            controlPoint2: twoThirds(from: endPoint))
    }

    /// Adds an arc, and a line to its start unless the path is empty. Angles are in radians, clockwise
    /// on screen.
    ///
    /// The arc runs from the start angle in the given direction to the end angle. Angles that differ by a
    /// full turn or more give the whole circle.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let arc = Arc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        addLine(to: arc.start)
        for curve in arc.curves { add(curve) }
    }

    /// Closes the current subpath with a straight line to its start.
    open func close() {
        if !isEmpty { add(.close) }
    }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        append(bezierPath.path)
    }

    /// Removes all elements.
    open func removeAllPoints() {
        path = Path()
        (currentPoint, start) = (.zero, nil)
    }

    /// Transforms every point of the path.
    open func apply(_ transform: CGAffineTransform) {
        path = path.applying(transform)
        currentPoint = isEmpty ? .zero : currentPoint.applying(transform)
        start = start?.applying(transform)
    }

    /// Returns an independent copy of the path.
    open override func copy() -> Any {
        let twin = UIBezierPath(path)
        (twin.lineWidth, twin.lineCapStyle) = (lineWidth, lineCapStyle)
        (twin.lineJoinStyle, twin.usesEvenOddFillRule) = (lineJoinStyle, usesEvenOddFillRule)
        twin.dash = dash
        return twin
    }

    /// Replaces all elements.
    func replaceElements(by other: Path) {
        removeAllPoints()
        append(other)
    }

    private func append(_ other: Path) {
        for element in other.elements { add(element) }
    }

    /// Adds an element and updates the current point. After a close, that is the start of the closed subpath.
    private func add(_ element: Path.Element) {
        path.elements.append(element)
        switch element {
        case .move(let point): (start, currentPoint) = (point, point)
        case .line(let point), .curve(let point, _, _): currentPoint = point
        case .close: currentPoint = start ?? currentPoint
        }
    }
}

extension Path {
    /// Creates a rectangle with a quarter of a circle at each corner, clockwise on screen from its left side.
    fileprivate init(rounding rect: CGRect, by radius: CGFloat) {
        var elements: [Element] = []
        let centers = rect.insetBy(dx: radius, dy: radius).corners
        for (quarter, center) in zip([2, 3, 0, 1], centers) {
            let angle = CGFloat(quarter) * .pi / 2
            let arc = Arc(
                center: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
            elements.append(elements.isEmpty ? .move(arc.start) : .line(arc.start))
            elements += arc.curves
        }
        self.init(elements + [.close])
    }
}

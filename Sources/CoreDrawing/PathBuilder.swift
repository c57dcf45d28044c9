package import Picture

/// A path under construction, with its current point.
package struct PathBuilder {
    /// The elements so far.
    package private(set) var path = Path()
    /// The end of the last element, in points; (0, 0) for an empty path.
    package private(set) var currentPoint = CGPoint.zero
    private var start: CGPoint?

    /// Creates an empty path.
    package init() {}

    /// Creates a builder that continues a path.
    package init(_ path: Path) { append(path) }

    /// A Boolean value that indicates whether the path has no elements.
    package var isEmpty: Bool { path.elements.isEmpty }

    /// Begins a subpath at a point.
    package mutating func move(to point: CGPoint) { add(.move(point)) }

    /// Adds a straight line from the current point; in an empty path, moves to the point.
    package mutating func addLine(to point: CGPoint) { add(isEmpty ? .move(point) : .line(point)) }

    /// Adds a cubic Bezier curve from the current point; an empty path begins at the first control point.
    package mutating func addCurve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        if isEmpty { move(to: control1) }
        add(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a quadratic Bezier curve from the current point; an empty path begins at the control point.
    package mutating func addQuadCurve(to end: CGPoint, _ control: CGPoint) {
        if isEmpty { move(to: control) }
        func twoThirds(from point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(to: end, twoThirds(from: currentPoint), twoThirds(from: end))
    }

    /// Adds an arc, and a line from the current point to its start.
    package mutating func add(_ arc: Arc) {
        addLine(to: arc.start)
        for curve in arc.curves { add(curve) }
    }

    /// Closes the current subpath; it has no effect on an empty path.
    package mutating func close() { if !isEmpty { add(.close) } }

    /// Adds the elements of another path.
    package mutating func append(_ other: Path) {
        for element in other.elements { add(element) }
    }

    /// Removes all elements.
    package mutating func removeAll() { self = PathBuilder() }

    /// Transforms all points.
    package mutating func apply(_ transform: CGAffineTransform) {
        path = path.applying(transform)
        currentPoint = isEmpty ? .zero : currentPoint.applying(transform)
        start = start?.applying(transform)
    }

    private mutating func add(_ element: Path.Element) {
        path.elements.append(element)
        switch element {
        case .move(let point): (start, currentPoint) = (point, point)
        case .line(let point), .curve(let point, _, _): currentPoint = point
        case .close: currentPoint = start ?? currentPoint
        }
    }
}

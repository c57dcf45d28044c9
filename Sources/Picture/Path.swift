public import CoreGeometry

/// A path in points: straight lines and curves, open or closed; default empty.
public struct Path: Sendable, Hashable {
    /// An element of a path, which starts at the end of the one before.
    public enum Element: Sendable, Hashable {
        /// The start of a new subpath at a point.
        case move(CGPoint)
        /// A straight line to a point.
        case line(CGPoint)
        /// A cubic Bezier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to the start of the subpath.
        case close
    }

    /// The elements, in drawing order.
    public var elements: [Element]
    /// A Boolean value that indicates whether overlapping parts are cut out in turn (the even-odd rule);
    /// default false, for the non-zero winding rule.
    public var isEvenOdd = false

    /// The distance of a control point from the end of a quarter circle, in radii. The cubic for the quarter
    /// of the unit circle from (1, 0) to (0, 1) has its control points on the tangents, at (1, k) and (k, 1).
    /// Its midpoint is (1 + 3 + 3k + 0) / 8 = (4 + 3k) / 8 in x and in y, and must lie on the circle at
    /// sqrt(1/2): k = 4/3 (sqrt(2) - 1). Elsewhere the curve deviates from the circle by at most 0.03 % of
    /// the radius.
    package static let kappa: CGFloat = 4.0 / 3 * (2.0.squareRoot() - 1)

    /// Creates a path of elements; default none.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// Creates a closed polygon through points; an empty path for fewer than two.
    public init(polygon points: [CGPoint]) {
        guard points.count > 1 else {
            self.init()
            return
        }
        self.init([.move(points[0])] + points.dropFirst().map(Element.line) + [.close])
    }

    /// Returns the path with every point mapped by a transform.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(point.applying(transform))
                case .line(let point): .line(point.applying(transform))
                case .curve(let end, let control1, let control2):
                    .curve(
                        to: end.applying(transform), control1: control1.applying(transform),
                        control2: control2.applying(transform))
                case .close: .close
                }
            })
        path.isEvenOdd = isEvenOdd
        return path
    }
}

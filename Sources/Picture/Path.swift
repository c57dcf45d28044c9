import CoreGeometry

/// A line through the plane, in points: straight pieces and curves, open or closed; default empty.
public struct Path: Sendable, Hashable {
    /// A piece of a path, from where the piece before it ended.
    public enum Element: Sendable, Hashable {
        /// Starts a new part at a point.
        case move(CGPoint)
        /// A straight line to a point.
        case line(CGPoint)
        /// A cubic Bezier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to where the part started.
        case close
    }

    /// The pieces in drawing order.
    public var elements: [Element]

    /// A path of the pieces given.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// A closed polygon through the points, or nothing for fewer than two.
    public init(polygon points: [CGPoint]) {
        guard points.count > 1 else {
            self.init()
            return
        }
        self.init([.move(points[0])] + points.dropFirst().map(Element.line) + [.close])
    }

    /// The path with every point mapped.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(
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
    }
}

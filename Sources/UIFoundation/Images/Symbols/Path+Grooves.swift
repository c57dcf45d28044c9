import Foundation
import Picture

extension Path {
    /// Returns the outlines of the path's lines, drawn with a width and round ends, as holes in a filled
    /// shape: each line in turn, which must not cross another one.
    func grooves(width: CGFloat) -> Path {
        let isClosed = elements.reduce(into: [Bool]()) { closed, element in
            if case .move = element { closed.append(false) }
            if case .close = element, !closed.isEmpty { closed[closed.count - 1] = true }
        }
        return zip(flattened(within: 0.05), isClosed).reduce(into: Path()) { path, line in
            path.elements += Self.groove(along: line.0, isClosed: line.1, width: width).elements
        }
    }

    /// The width below which a closed line becomes a hole without a middle, on the grid of 24.
    private static let smallRing: CGFloat = 5.6

    private static func groove(along points: [CGPoint], isClosed: Bool, width: CGFloat) -> Path {
        let radius = width / 2
        guard points.count > 1, let first = points.first, let last = points.last else {
            return points.first.map { Path(holeAt: $0, radius: radius) } ?? Path()
        }
        if points.count == 2, hypot(last.x - first.x, last.y - first.y) < 0.2 {
            return Path(holeAt: first, radius: radius)
        }
        let left = side(of: points, isClosed: isClosed, distance: radius)
        let right = side(of: points, isClosed: isClosed, distance: -radius)
        if isClosed {
            let (one, two) = (Path(polygon: left), Path(polygon: right))
            let isLeftOutside = abs(one.doubledArea) > abs(two.doubledArea)
            let (outer, inner) = isLeftOutside ? (one, two) : (two, one)
            // A small ring would leave a dot: the whole is a hole.
            let isSmall = outer.bounds.width < smallRing + width
            return outer.counterclockwise + (isSmall ? Path() : inner.clockwise)
        }
        let outline =
            left + cap(at: last, from: left[left.count - 1], radius: radius) + right.reversed()
            + cap(at: first, from: right[0], radius: radius)
        let path = Path(polygon: outline)
        return path.doubledArea > 0 ? Path(polygon: outline.reversed()) : path
    }

    /// Returns the points at a distance beside a line, where the sides of successive segments meet.
    private static func side(of points: [CGPoint], isClosed: Bool, distance: CGFloat) -> [CGPoint] {
        points.indices.map { index in
            let before = index > 0 ? points[index - 1] : isClosed ? points[points.count - 1] : nil
            let after = index + 1 < points.count ? points[index + 1] : isClosed ? points[0] : nil
            let point = points[index]
            let one = before.map { normal(from: $0, to: point) } ?? normal(from: point, to: after ?? point)
            let two = after.map { normal(from: point, to: $0) } ?? one
            // The bisector, as long as its projection on both normals is the distance; at most three times
            // that.
            let product = one.dx * two.dx + one.dy * two.dy
            let factor = distance / max(1 + product, 0.1)
            return CGPoint(x: point.x + (one.dx + two.dx) * factor, y: point.y + (one.dy + two.dy) * factor)
        }
    }

    private static func normal(from one: CGPoint, to two: CGPoint) -> CGVector {
        let length = max(hypot(two.x - one.x, two.y - one.y), 1e-9)
        return CGVector(dx: (two.y - one.y) / length, dy: (one.x - two.x) / length)
    }

    /// Returns the points of a round end, half a turn from one side of the line to the other.
    private static func cap(at end: CGPoint, from start: CGPoint, radius: CGFloat) -> [CGPoint] {
        let (dx, dy) = (start.x - end.x, start.y - end.y)
        return (1..<8).map { step in
            let angle = CGFloat(step) * .pi / 8
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            return CGPoint(x: end.x + dx * cosine - dy * sine, y: end.y + dx * sine + dy * cosine)
        }
    }

    private init(holeAt center: CGPoint, radius: CGFloat) {
        self = Path(symbol: "O \(center.x) \(center.y) \(radius)").counterclockwise
    }
}

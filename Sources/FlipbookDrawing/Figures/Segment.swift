import CoreGeometry
import FlipbookCore

/// A straight line from one point to another.
struct Segment: Sendable, Hashable {
    var start: CGPoint
    var end: CGPoint

    init(_ start: CGPoint, _ end: CGPoint) {
        (self.start, self.end) = (start, end)
    }

    var length: CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The unit vector from the start toward the end; (1, 0) when both are the same point.
    var direction: CGVector {
        let length = length
        guard length > 0 else { return CGVector(dx: 1, dy: 0) }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    /// The direction rotated a quarter turn clockwise.
    var normal: CGVector { CGVector(dx: -direction.dy, dy: direction.dx) }

    /// Returns the point at a fraction of the segment: 0 is the start, 1 the end.
    func point(at part: CGFloat) -> CGPoint {
        CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
    }

    /// Returns the segment translated in a direction.
    func moved(_ direction: CGVector, by distance: CGFloat) -> Segment {
        Segment(start.going(direction, distance), end.going(direction, distance))
    }

    /// Returns the segment without pieces of these lengths at its ends, or its midpoint when nothing is left.
    /// Negative lengths extend it.
    func shortened(start first: CGFloat, end last: CGFloat) -> Segment {
        guard first + last < length else { return Segment(point(at: 0.5), point(at: 0.5)) }
        return Segment(start.going(direction, first), end.going(direction, -last))
    }

    func applying(_ transform: CGAffineTransform) -> Segment {
        Segment(start.applying(transform), end.applying(transform))
    }

    /// Returns true when a part of the segment lies in a rectangle (Liang-Barsky clipping).
    func crosses(_ rect: CGRect) -> Bool {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let borders = [
            (-dx, start.x - rect.minX), (dx, rect.maxX - start.x), (-dy, start.y - rect.minY),
            (dy, rect.maxY - start.y),
        ]
        var (entry, exit) = (CGFloat(0), CGFloat(1))
        for (change, room) in borders {
            if change == 0, room < 0 { return false }
            if change < 0 { entry = max(entry, room / change) }
            if change > 0 { exit = min(exit, room / change) }
        }
        return entry <= exit
    }
}

extension CGPoint {
    /// Returns the point at a distance in a direction.
    func going(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
    }
}

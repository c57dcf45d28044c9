import CoreGeometry

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

    /// From the start towards the end, one point long; to the right where both are the same.
    var direction: CGVector {
        let length = length
        guard length > 0 else { return CGVector(dx: 1, dy: 0) }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    /// The direction after a quarter turn clockwise.
    var normal: CGVector { CGVector(dx: -direction.dy, dy: direction.dx) }

    /// The point at a part of the way: 0 is the start, 1 the end.
    func point(at part: CGFloat) -> CGPoint {
        CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
    }

    /// The line beside this one.
    func moved(_ direction: CGVector, by distance: CGFloat) -> Segment {
        Segment(start.going(direction, distance), end.going(direction, distance))
    }

    /// Without pieces of these lengths at its ends; a point where nothing is left.
    func shortened(start first: CGFloat, end last: CGFloat) -> Segment {
        guard first + last < length else { return Segment(point(at: 0.5), point(at: 0.5)) }
        return Segment(start.going(direction, first), end.going(direction, -last))
    }

    func applying(_ transform: CGAffineTransform) -> Segment {
        Segment(start.applying(transform), end.applying(transform))
    }

    /// Whether a part of it lies in a rectangle (the clipping of Liang and Barsky).
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
    /// The point that is reached in a direction after a distance.
    func going(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
    }
}

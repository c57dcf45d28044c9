import CoreGeometry
import FlipbookCore
import Picture

extension AnnotationLayout {
    /// The distances of a dimension line from the measured line, in points, in order of preference.
    private static let distances: [CGFloat] = [14, 24, 34]
    /// The gap between a measured point and its extension line, in points.
    private static let gap: CGFloat = 3
    /// The length of an extension line beyond the dimension line, in points.
    private static let overshoot: CGFloat = 4

    /// Draws a line with two arrowheads from point to point, or beside the points with extension lines.
    mutating func drawDimension(
        _ measure: Annotation.Measure, _ way: Segment, _ side: Annotation.Side, _ text: String
    ) {
        let measured = way.projected(measure)
        guard side != .onLine else { return drawDimensionLine(measured, text) }
        let options = beside(measured, side)
        let line = options.min { cost(of: $0.line) < cost(of: $1.line) } ?? options[0]
        drawExtension(from: way.start, to: line.line.start)
        drawExtension(from: way.end, to: line.line.end)
        drawDimensionLine(line.line, text, outside: line.direction)
    }

    /// Returns the allowed lines beside a measured line, in order of preference.
    private func beside(
        _ way: Segment, _ side: Annotation.Side
    ) -> [(line: Segment, direction: CGVector)] {
        let normal = way.normal
        let opposite = CGVector(dx: -normal.dx, dy: -normal.dy)
        let allowed = [normal, opposite].filter { side.allows($0) }
        return Self.distances.flatMap { distance in
            (allowed.isEmpty ? [normal] : allowed).map { (way.moved($0, by: distance), $0) }
        }
    }

    /// Returns the cost of a line. Overlaps with the picture, other lines and texts count, and the area
    /// outside the snapshot counts a little.
    private func cost(of line: Segment) -> CGFloat {
        let room = CGRect(holding: [line.start, line.end]).insetBy(dx: -3, dy: -3)
        let isInside = screen.contains(line.point(at: 0.5))
        return 100 * occupancy.busyPart(of: line)
            + 50 * CGFloat(lines.count { $0.crosses(room) })
            + 50 * CGFloat(boxes.count { $0.intersects(room) }) + (isInside ? 0 : 10)
    }

    private mutating func drawExtension(from point: CGPoint, to lineEnd: CGPoint) {
        let reach = Segment(point, lineEnd)
        guard reach.length > Self.gap else { return }
        let line = Segment(
            point.going(reach.direction, Self.gap), lineEnd.going(reach.direction, Self.overshoot))
        paint([.stroke(line.path, inks(at: line.point(at: 0.5)).quietInk, Stroke(width: 0.5))])
        reserve(line)
    }

    private mutating func drawDimensionLine(_ line: Segment, _ text: String, outside: CGVector? = nil) {
        let ink = inks(at: line.point(at: 0.5)).ink
        let head = Arrowhead.small
        let isShort = line.length < 3 * head.length
        let drawn = isShort ? line.shortened(start: -12, end: -12) : line
        let direction = isShort ? line.direction.opposite : line.direction
        paint([
            .stroke((isShort ? drawn : line.shortened(start: 4, end: 4)).path, ink, Stroke(width: 0.75)),
            head.content(at: line.start, direction.opposite, ink), head.content(at: line.end, direction, ink),
        ])
        reserve(drawn)
        request(text, \.ink, places(of: text, beside: line, outside: outside))
    }

    /// Returns candidates for a dimension's text: beside the line's midpoint on the outside, then farther
    /// along it or on the other side.
    func places(of text: String, beside line: Segment, outside: CGVector?) -> [LabelCandidate] {
        let size = textStyle.size(of: text)
        let first = outside ?? line.upperOrRightNormal
        let parts: [CGFloat] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
        var places: [LabelCandidate] = []
        for away: CGFloat in [0, 12, 30] {
            for (direction, extra) in [(first, CGFloat(0)), (first.opposite, 12)] {
                places += parts.map { part in
                    let detour: CGFloat = abs(part - 0.5) * line.length / 2 + away * 3 + extra
                    let box = box(size, beside: line.point(at: part), direction, distance: 5 + away)
                    return LabelCandidate(box: box, detour: detour)
                }
            }
        }
        return places + uprightPlaces(beside: line, first, size)
    }

    /// Returns candidates with the text rotated along a vertical line, for a text that does not fit beside
    /// it.
    private func uprightPlaces(beside line: Segment, _ first: CGVector, _ size: CGSize) -> [LabelCandidate] {
        guard abs(line.direction.dx) < 0.02, line.length > size.width + 8 else { return [] }
        let turned = CGSize(width: size.height, height: size.width)
        return [(first, CGFloat(16)), (first.opposite, 22)].map { direction, detour in
            let box = box(turned, beside: line.point(at: 0.5), direction, distance: 4)
            return LabelCandidate(box: box, isUpright: true, detour: detour)
        }
    }

    /// Returns a box of a size whose edge is at a distance from a point, in a direction.
    func box(
        _ size: CGSize, beside point: CGPoint, _ direction: CGVector, distance: CGFloat
    ) -> CGRect {
        let extent = abs(direction.dx) * size.width / 2 + abs(direction.dy) * size.height / 2
        let middle = point.going(direction, distance + extent)
        return CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
            height: size.height)
    }
}

extension Segment {
    /// Returns the line that is measured: the segment itself, or its horizontal or vertical projection.
    fileprivate func projected(_ measure: Annotation.Measure) -> Segment {
        switch measure {
        case .distance: self
        case .dx: Segment(start, CGPoint(x: end.x, y: start.y))
        case .dy: Segment(CGPoint(x: end.x, y: start.y), end)
        }
    }
}

extension Segment {
    /// The normal that points up; for a vertical line the one that points right.
    fileprivate var upperOrRightNormal: CGVector {
        let isVertical = abs(normal.dy) < 0.02
        return (isVertical ? normal.dx > 0 : normal.dy <= 0) ? normal : normal.opposite
    }
}

extension CGVector {
    /// The reversed vector.
    var opposite: CGVector { CGVector(dx: -dx, dy: -dy) }
}

extension Annotation.Side {
    /// Returns true when a dimension line may lie in a direction from the measured line.
    fileprivate func allows(_ direction: CGVector) -> Bool {
        switch self {
        case .automatic, .onLine: true
        case .left: direction.dx < -1e-9
        case .right: direction.dx > 1e-9
        case .above: direction.dy < -1e-9
        case .below: direction.dy > 1e-9
        }
    }
}

import CoreGeometry
import Picture

extension AnnotationLayout {
    /// How far a dimension line stands from what it measures: the nearest distance, and others where that is
    /// taken.
    private static let distances: [CGFloat] = [14, 24, 34]
    /// Between what is measured and the thin line that leads out from it.
    private static let gap: CGFloat = 3
    /// How far that line goes on beyond the dimension line.
    private static let overshoot: CGFloat = 4

    /// A line with two heads from point to point, or beside them with thin lines that lead to it.
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

    /// The lines beside what is measured that are allowed, the best first.
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

    /// Lines through pictures, texts and other lines are bad; so is one that is far off, or outside.
    private func cost(of line: Segment) -> CGFloat {
        let room = CGRect(holding: [line.start, line.end]).insetBy(dx: -3, dy: -3)
        let isInside = screen.contains(line.point(at: 0.5))
        return 100 * backdrop.busyPart(of: line)
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
        wish(text, \.ink, places(of: text, beside: line, outside: outside))
    }

    /// Beside the line's middle, away from what is measured; else further along it, or on the other side.
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

    /// Along a vertical line, for a text that has no room beside it.
    private func uprightPlaces(beside line: Segment, _ first: CGVector, _ size: CGSize) -> [LabelCandidate] {
        guard abs(line.direction.dx) < 0.02, line.length > size.width + 8 else { return [] }
        let turned = CGSize(width: size.height, height: size.width)
        return [(first, CGFloat(16)), (first.opposite, 22)].map { direction, detour in
            let box = box(turned, beside: line.point(at: 0.5), direction, distance: 4)
            return LabelCandidate(box: box, isUpright: true, detour: detour)
        }
    }

    /// The box of a size whose edge is at a distance from a point, in a direction.
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
    /// The part of the way that is measured: itself, or from its start to the right or down.
    fileprivate func projected(_ measure: Annotation.Measure) -> Segment {
        switch measure {
        case .distance: self
        case .dx: Segment(start, CGPoint(x: end.x, y: start.y))
        case .dy: Segment(CGPoint(x: end.x, y: start.y), end)
        }
    }
}

extension Segment {
    /// The normal on the upper side, of a vertical line on the right.
    fileprivate var upperOrRightNormal: CGVector {
        let isVertical = abs(normal.dy) < 0.02
        return (isVertical ? normal.dx > 0 : normal.dy <= 0) ? normal : normal.opposite
    }
}

extension CGVector {
    /// The same way back.
    var opposite: CGVector { CGVector(dx: -dx, dy: -dy) }
}

extension Annotation.Side {
    /// Whether a line may lie in a direction from what it measures.
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

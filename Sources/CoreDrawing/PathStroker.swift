package import Picture

/// The outline of a line of a width: for each subpath its left side, the cap at its end, its right side and
/// the cap at its start, or both sides of a closed one. It is filled by the non-zero winding rule.
struct PathStroker {
    private let radius: CGFloat
    private let stroke: Stroke
    private var builder = PathBuilder()

    /// Returns the outline of a path as a line.
    static func outline(of path: Path, _ stroke: Stroke) -> Path {
        guard stroke.width > 0, stroke.width.isFinite else { return Path() }
        var stroker = PathStroker(radius: stroke.width / 2, stroke: stroke)
        let tolerance = min(0.05, stroke.width / 50)
        let solid =
            stroke.dash.isEmpty ? path : path.dashed(stroke.dash, phase: stroke.dashPhase, within: tolerance)
        for line in solid.polylines(within: tolerance) { stroker.add(line) }
        return stroker.builder.path
    }

    private init(radius: CGFloat, stroke: Stroke) {
        (self.radius, self.stroke) = (radius, stroke)
    }

    private mutating func add(_ line: Polyline) {
        guard line.points.count > 1 else { return addDot(at: line) }
        for points in line.isClosed ? [line.points, line.points.reversed()] : [line.points] {
            guard !line.isClosed else {
                addSide(of: points, isClosed: true, isFirst: true)
                builder.close()
                continue
            }
            addSide(of: points, isClosed: false, isFirst: true)
            addCap(at: points[points.count - 1], from: points[points.count - 2])
            addSide(of: points.reversed(), isClosed: false, isFirst: false)
            addCap(at: points[0], from: points[1])
            builder.close()
        }
    }

    /// Adds the dot of a line without a length, which has round or square ends.
    private mutating func addDot(at line: Polyline) {
        guard let point = line.points.first, stroke.cap != .butt, line.isClosed else { return }
        let box = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        builder.append(stroke.cap == .round ? Path(quartersOfEllipseIn: box) : Path(polygon: box.corners))
    }

    /// Adds the side of a line that is at its right, for y that points up.
    private mutating func addSide(of points: [CGPoint], isClosed: Bool, isFirst: Bool) {
        let ends = isClosed ? points + points.prefix(2) : points
        for index in 0..<(isClosed ? points.count : points.count - 1) {
            let (from, to) = (ends[index], ends[index + 1])
            let way = direction(from, to)
            let offset = side(way)
            if index == 0, isFirst {
                builder.move(to: from + offset)
            } else {
                builder.addLine(to: from + offset)
            }
            builder.addLine(to: to + offset)
            guard index + 2 < ends.count else { continue }
            addCorner(at: to, way, direction(to, ends[index + 2]))
        }
    }

    private mutating func addCorner(at corner: CGPoint, _ way: CGVector, _ next: CGVector) {
        let (cross, dot) = (way.dx * next.dy - way.dy * next.dx, way.dx * next.dx + way.dy * next.dy)
        let (old, new) = (side(way), side(next))
        guard cross < 0 || dot < -0.999_999 else {
            // At the inner side of a sharp corner the line leads by its middle, which keeps the winding.
            if dot < 0.9 { builder.addLine(to: corner) }
            return builder.addLine(to: corner + new)
        }
        switch stroke.join {
        case .bevel: break
        case .round:
            let (start, end) = (arcTangent(y: old.dy, x: old.dx), arcTangent(y: new.dy, x: new.dx))
            builder.add(
                Arc(center: corner, radius: radius, startAngle: start, endAngle: end, clockwise: false))
        case .miter:
            // The length of the corner in line widths is one over the cosine of half the turn.
            let half = max(0, (1 + dot) / 2).squareRoot()
            guard half > 1e-6, 1 / half <= stroke.longestMiter else { break }
            let tip = CGVector(dx: (old.dx + new.dx) / (1 + dot), dy: (old.dy + new.dy) / (1 + dot))
            builder.addLine(to: corner + tip)
        }
        builder.addLine(to: corner + new)
    }

    private mutating func addCap(at end: CGPoint, from point: CGPoint) {
        let way = direction(point, end)
        let offset = side(way)
        let ahead = CGVector(dx: way.dx * radius, dy: way.dy * radius)
        switch stroke.cap {
        case .butt: break
        case .square:
            builder.addLine(to: end + offset + ahead)
            builder.addLine(to: end + CGVector(dx: ahead.dx - offset.dx, dy: ahead.dy - offset.dy))
        case .round:
            let start = arcTangent(y: offset.dy, x: offset.dx)
            builder.add(
                Arc(center: end, radius: radius, startAngle: start, endAngle: start - .pi, clockwise: false))
        }
    }

    private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let length = from.distance(to: to)
        return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    }

    private func side(_ way: CGVector) -> CGVector { CGVector(dx: -way.dy * radius, dy: way.dx * radius) }
}

extension Path {
    /// Returns the outline of the path as a line. Its curves are lines of a twentieth of a point's precision.
    package func outline(_ stroke: Stroke) -> Path { PathStroker.outline(of: self, stroke) }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

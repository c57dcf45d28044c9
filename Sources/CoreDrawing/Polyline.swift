import Picture

/// A subpath of straight lines.
struct Polyline: Equatable {
    /// The points, none of which is repeated in succession.
    var points: [CGPoint]
    /// A Boolean value that indicates whether a line leads from the last point to the first.
    var isClosed = false

    /// Adds a point, unless the line is already there.
    mutating func add(_ point: CGPoint) {
        if points.last.map({ $0.distance(to: point) > 1e-9 }) ?? true { points.append(point) }
    }

    /// The points with the first at the end of a closed line.
    var allPoints: [CGPoint] { isClosed ? points + points.prefix(1) : points }
}

extension Path {
    /// Returns the subpaths as lines that stay within a distance of them.
    func polylines(within tolerance: CGFloat) -> [Polyline] {
        var lines: [Polyline] = []
        var (start, present) = (CGPoint.zero, CGPoint.zero)
        func extend(_ points: [CGPoint]) {
            if lines.last?.isClosed ?? true { lines.append(Polyline(points: [start])) }
            for point in points { lines[lines.count - 1].add(point) }
            present = points.last ?? present
        }
        for element in elements {
            switch element {
            case .move(let point):
                (start, present) = (point, point)
                lines.append(Polyline(points: [point]))
            case .line(let point): extend([point])
            case .curve(let end, let control1, let control2):
                let curve = CubicCurve(start: present, control1: control1, control2: control2, end: end)
                let count = curve.pieces(within: tolerance)
                extend((1...count).map { $0 == count ? end : curve.point(at: CGFloat($0) / CGFloat(count)) })
            case .close:
                guard let last = lines.indices.last, !lines[last].isClosed else { continue }
                lines[last].isClosed = true
                if let end = lines[last].points.last, lines[last].points.count > 1,
                    end.distance(to: start) < 1e-9
                {
                    lines[last].points.removeLast()
                }
                present = start
            }
        }
        return lines.filter { $0.points.allSatisfy(\.isFinite) }
    }

    /// Returns the dashes of the path.
    ///
    /// - Parameters:
    ///   - lengths: The lengths of dashes and gaps by turns.
    ///   - phase: The length that is passed before the start.
    ///   - tolerance: The largest distance of the lines from curves.
    func dashed(_ lengths: [CGFloat], phase: CGFloat, within tolerance: CGFloat) -> Path {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let whole = pattern.reduce(0, +)
        guard whole > 1e-6, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else {
            return self
        }
        var builder = PathBuilder()
        for line in polylines(within: tolerance) {
            var rest = phase.truncatingRemainder(dividingBy: whole)
            if rest < 0 { rest += whole }
            var index = 0
            while rest >= pattern[index] {
                rest -= pattern[index]
                index = (index + 1) % pattern.count
            }
            builder.addDashes(of: line, pattern, index, pattern[index] - rest)
        }
        return builder.path
    }
}

extension PathBuilder {
    /// The largest number of dashes of a path.
    private static let most = 100_000

    /// Adds the dashes of a line, from an entry of the pattern on of which a length is left.
    fileprivate mutating func addDashes(
        of line: Polyline, _ pattern: [CGFloat], _ first: Int, _ left: CGFloat
    ) {
        var (index, left, count) = (first, left, 0)
        let points = line.allPoints
        if index % 2 == 0, let start = points.first { move(to: start) }
        for (from, to) in zip(points, points.dropFirst()) {
            let length = from.distance(to: to)
            var place: CGFloat = 0
            while length - place > left, count < Self.most {
                place += left
                let part = place / length
                let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                if index % 2 == 0 { addLine(to: point) } else { move(to: point) }
                index = (index + 1) % pattern.count
                (left, count) = (pattern[index], count + 1)
            }
            left -= length - place
            if index % 2 == 0 { addLine(to: to) }
        }
    }
}

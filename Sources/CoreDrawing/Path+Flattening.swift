import Picture

extension Path {
    /// The bounding rectangle of the path, exact for curves; the null rectangle for an empty path.
    package var bounds: CGRect {
        var points: [CGPoint] = []
        walk(
            move: { points.append($0) }, line: { points.append($0) },
            curve: { points += $0.extremes })
        return CGRect(holding: points)
    }

    /// Returns whether a point is inside the path by a rule, with each subpath closed. Curves are exact to a
    /// hundredth of a point.
    package func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        let parts = flattened { $0.pieces(within: 0.01) }
        let turns = parts.reduce(0) { $0 + windings(of: $1, around: point) }
        return rule == .winding ? turns != 0 : turns % 2 != 0
    }

    /// Returns the path as polylines, one for each subpath. Curves become segments of about `spacing` points.
    ///
    /// No point is repeated in succession, nor the first one at the end.
    package func flattened(spacing: CGFloat = 10) -> [[CGPoint]] {
        flattened { curve in
            let count = (curve.approximateLength / spacing).rounded()
            return count >= 1 ? Int(min(count, 100_000)) : 1
        }
    }

    /// Returns the path as polylines that stay within a distance of it, in points.
    package func flattened(within tolerance: CGFloat) -> [[CGPoint]] {
        flattened { $0.pieces(within: tolerance) }
    }

    /// All points that define the path: the ends of its elements, and the control points of its curves.
    package var controlPoints: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let end, let control1, let control2): [control1, control2, end]
            case .close: []
            }
        }
    }

    private func flattened(pieces: (CubicCurve) -> Int) -> [[CGPoint]] {
        var parts: [[CGPoint]] = []
        func add(_ point: CGPoint) {
            if parts[parts.count - 1].last != point { parts[parts.count - 1].append(point) }
        }
        walk(
            move: { parts.append([$0]) }, line: add,
            curve: { curve in
                let count = pieces(curve)
                for index in 1..<count { add(curve.point(at: CGFloat(index) / CGFloat(count))) }
                add(curve.end)
            })
        return parts.map(withoutRepeatedEnd).filter { $0.count > 1 }
    }

    /// Returns the polyline without its last point if that equals the first one up to rounding, as
    /// for a circle.
    private func withoutRepeatedEnd(_ part: [CGPoint]) -> [CGPoint] {
        guard part.count > 1, part[0].distance(to: part[part.count - 1]) < 1e-9 else { return part }
        return Array(part.dropLast())
    }

    /// Visits the elements of the path. An element after a close begins a subpath at the start of
    /// the closed one.
    private func walk(
        move: (CGPoint) -> Void, line: (CGPoint) -> Void, curve: (CubicCurve) -> Void
    ) {
        var (start, present, isClosed) = (CGPoint.zero, CGPoint.zero, false)
        for element in elements {
            if isClosed, element != .close {
                if case .move = element {} else { move(start) }
            }
            isClosed = false
            switch element {
            case .move(let point):
                move(point)
                (start, present) = (point, point)
            case .line(let point):
                line(point)
                present = point
            case .curve(let end, let control1, let control2):
                curve(CubicCurve(start: present, control1: control1, control2: control2, end: end))
                present = end
            case .close:
                (present, isClosed) = (start, true)
            }
        }
    }

    /// Returns the winding number of a polygon around a point, positive clockwise, by counting the edges that
    /// cross the ray to the right by direction.
    private func windings(of polygon: [CGPoint], around point: CGPoint) -> Int {
        var count = 0
        var from = polygon[polygon.count - 1]
        for to in polygon {
            let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
            if from.y <= point.y, to.y > point.y, side > 0 { count += 1 }
            if from.y > point.y, to.y <= point.y, side < 0 { count -= 1 }
            from = to
        }
        return count
    }
}

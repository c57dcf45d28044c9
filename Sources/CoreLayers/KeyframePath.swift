import Picture

/// A path as a sequence of curves along which a layer moves; moves between subpaths are jumps.
struct KeyframePath {
    package private(set) var curves: [CubicCurve] = []

    init(_ path: Path) {
        var (start, present) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point): (start, present) = (point, point)
            case .line(let point): add(line: point, &present)
            case .curve(let end, let one, let two):
                curves.append(CubicCurve(start: present, control1: one, control2: two, end: end))
                present = end
            case .close: if present != start { add(line: start, &present) }
            }
        }
    }

    private mutating func add(line end: CGPoint, _ present: inout CGPoint) {
        let third = CGVector(dx: (end.x - present.x) / 3, dy: (end.y - present.y) / 3)
        curves.append(
            CubicCurve(
                start: present, control1: CGPoint(x: present.x + third.dx, y: present.y + third.dy),
                control2: CGPoint(x: end.x - third.dx, y: end.y - third.dy), end: end))
        present = end
    }

    /// Returns the point at a place in curves from the start; nil for an empty path.
    package func point(at place: Double) -> CGPoint? {
        locate(place).map { $0.curve.point(at: $0.t) }
    }

    /// Returns the direction at a place in curves from the start, in radians clockwise on screen.
    package func angle(at place: Double) -> CGFloat? {
        guard let (curve, t) = locate(place) else { return nil }
        let (before, after) = (curve.point(at: max(0, t - 1e-4)), curve.point(at: min(1, t + 1e-4)))
        return arcTangent(y: after.y - before.y, x: after.x - before.x)
    }

    /// Returns the place in curves at a fraction of the path's length.
    package func place(atLength fraction: Double) -> Double {
        let steps = 32
        var sums = [0.0]
        for curve in curves {
            for step in 0..<steps {
                let (from, to) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
                sums.append(sums[sums.count - 1] + curve.point(at: from).distance(to: curve.point(at: to)))
            }
        }
        let wanted = fraction * sums[sums.count - 1]
        guard let index = sums.firstIndex(where: { $0 >= wanted }), index > 0 else { return 0 }
        let length = sums[index] - sums[index - 1]
        let rest = length > 0 ? (wanted - sums[index - 1]) / length : 0
        return (Double(index - 1) + rest) / Double(steps)
    }

    private func locate(_ place: Double) -> (curve: CubicCurve, t: CGFloat)? {
        guard !curves.isEmpty else { return nil }
        let index = max(0, min(Int(place), curves.count - 1))
        return (curves[index], place - Double(index))
    }
}

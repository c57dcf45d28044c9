import CoreGeometry
import FlipbookCore
import Picture

/// A vertex and a point on each of its two legs.
struct Corner: Sendable, Hashable {
    var vertex: CGPoint
    var start: CGPoint
    var end: CGPoint

    /// The angle from the first leg to the second in radians, positive clockwise, above -pi and at most pi.
    var angle: CGFloat {
        let turn = heading(end) - heading(start)
        if turn > .pi { return turn - 2 * .pi }
        return turn <= -.pi ? turn + 2 * .pi : turn
    }

    /// The length of the shorter leg.
    var reach: CGFloat { min(Segment(vertex, start).length, Segment(vertex, end).length) }

    /// Returns the unit vector at a fraction of the angle, from the first leg (0) to the second (1).
    func direction(at part: CGFloat) -> CGVector {
        let (sine, cosine) = sineAndCosine(Double(heading(start) + part * angle))
        return CGVector(dx: cosine, dy: sine)
    }

    /// Returns the arc from leg to leg as Bezier curves of at most a quarter turn each.
    func arc(radius: CGFloat) -> Path {
        let count = max(1, Int((abs(angle) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = angle / CGFloat(count)
        // The length of the control lines for which a curve's midpoint lies on the circle: 4/3 tan(step / 4).
        let (sine, cosine) = sineAndCosine(Double(step / 4))
        let arm = 4.0 / 3 * CGFloat(sine / cosine) * radius
        let pieces = (0..<count).map { piece(CGFloat($0), CGFloat(count), radius: radius, arm: arm) }
        return Path([.move(vertex.going(direction(at: 0), radius))] + pieces)
    }

    private func piece(_ number: CGFloat, _ count: CGFloat, radius: CGFloat, arm: CGFloat) -> Path.Element {
        let (first, second) = (direction(at: number / count), direction(at: (number + 1) / count))
        let (start, end) = (vertex.going(first, radius), vertex.going(second, radius))
        return .curve(
            to: end, control1: start.going(CGVector(dx: -first.dy, dy: first.dx), arm),
            control2: end.going(CGVector(dx: -second.dy, dy: second.dx), -arm))
    }

    func applying(_ transform: CGAffineTransform) -> Corner {
        Corner(
            vertex: vertex.applying(transform), start: start.applying(transform), end: end.applying(transform)
        )
    }

    private func heading(_ point: CGPoint) -> CGFloat {
        CGFloat(arcTangent(y: Double(point.y - vertex.y), x: Double(point.x - vertex.x)))
    }
}

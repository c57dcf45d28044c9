/// One cubic Bezier curve, given by its ends and the two points that pull it.
struct CubicCurve {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    /// The point at a parameter from 0 (start) to 1 (end).
    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
    }

    /// About how long it is in points: the mean of the chord and the way past the control points.
    var approximateLength: CGFloat {
        let way = start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
        return (start.distance(to: end) + way) / 2
    }

    /// Both ends and the points where the curve turns back in x or y: their bounding box is the curve's.
    var extremes: [CGPoint] {
        let xs = Self.turningPoints(start.x, control1.x, control2.x, end.x)
        let ys = Self.turningPoints(start.y, control1.y, control2.y, end.y)
        return [start] + (xs + ys).map(point) + [end]
    }

    /// The number of straight pieces of equal parameter that stay within a distance of the curve: its second
    /// derivative bounds how far a chord is off.
    func pieces(within tolerance: CGFloat) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            CGPoint(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y).distance(to: .zero)
        }
        let most = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
        let count = (most / (8 * tolerance)).squareRoot().rounded(.up)
        return count >= 1 ? Int(min(count, 10_000)) : 1
    }

    /// Parameters inside the curve where the derivative of one coordinate, a quadratic, is zero.
    private static func turningPoints(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat]
    {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        return roots(a, b, c).filter { $0 > 0 && $0 < 1 }
    }

    /// The real roots of a t^2 + b t + c, by the form that does not lose digits when a is small.
    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return (a == 0 ? [] : [q / a]) + (q == 0 ? [] : [c / q])
    }
}

extension CGPoint {
    /// The distance to another point.
    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}

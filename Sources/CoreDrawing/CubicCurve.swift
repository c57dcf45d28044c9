/// A cubic Bezier curve, given by its ends and its two control points.
package struct CubicCurve {
    package let start: CGPoint
    package let control1: CGPoint
    package let control2: CGPoint
    package let end: CGPoint

    /// Creates a curve from its points.
    package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    /// Returns the point at a parameter from 0 (start) to 1 (end).
    package func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
    }

    /// The approximate length in points: the mean of the chord and of the control polygon.
    var approximateLength: CGFloat {
        let way = start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
        return (start.distance(to: end) + way) / 2
    }

    /// The ends and the points where the curve reverses in x or y; the bounding box of these points
    /// is that of the curve.
    var extremes: [CGPoint] {
        let xs = Self.turningPoints(start.x, control1.x, control2.x, end.x)
        let ys = Self.turningPoints(start.y, control1.y, control2.y, end.y)
        return [start] + (xs + ys).map(point) + [end]
    }

    /// Returns the number of segments of equal parameter length, up to 10,000, that stay within a distance of
    /// the curve. The second derivative bounds the deviation of a chord.
    package func pieces(within tolerance: CGFloat) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            CGPoint(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y).distance(to: .zero)
        }
        let most = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
        let count = (most / (8 * tolerance)).squareRoot().rounded(.up)
        return count >= 1 ? Int(min(count, 10_000)) : 1
    }

    /// Returns the parameters inside the curve where the derivative of one coordinate, a quadratic, is zero.
    private static func turningPoints(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat]
    {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        return roots(a, b, c).filter { $0 > 0 && $0 < 1 }
    }

    /// Returns the real roots of a t^2 + b t + c, by the form that loses no digits when a is small.
    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return (a == 0 ? [] : [q / a]) + (q == 0 ? [] : [c / q])
    }
}

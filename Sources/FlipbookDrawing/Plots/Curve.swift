import CoreGeometry
import FlipbookCore
import Picture

/// A polyline that runs to the right, simplified within a tolerance.
struct Curve: Sendable {
    /// The largest distance of the simplified line from the given one, in points: less than a tenth of a
    /// pixel at scale 2.
    static let tolerance: CGFloat = 0.04
    /// The width of a column in points; in a dense curve each column keeps its first, lowest, highest and
    /// last point.
    private static let column: CGFloat = 0.1

    /// The vertices of the simplified line, a subset of the given points.
    let points: [CGPoint]

    /// Creates a curve through points that are ordered from left to right.
    init(through points: [CGPoint]) {
        self.points = Self.simplified(Self.thinned(points))
    }

    /// The line as a path; a single point becomes a zero-length line, which round caps draw as a dot.
    var path: Path {
        guard let first = points.first else { return Path() }
        return Path(
            [.move(first)] + (points.count > 1 ? points.dropFirst().map(Path.Element.line) : [.line(first)]))
    }

    /// Returns at most four points for each column, when there are more points than that on average.
    private static func thinned(_ points: [CGPoint]) -> [CGPoint] {
        guard let first = points.first, let last = points.last,
            CGFloat(points.count) > 4 * (last.x - first.x) / column
        else { return points }
        var kept: [CGPoint] = []
        var start = 0
        while start < points.count {
            let number = (points[start].x / column).rounded(.down)
            let end = points[start...].firstIndex { ($0.x / column).rounded(.down) != number } ?? points.count
            kept += extremes(of: points, start..<end)
            start = end
        }
        return kept
    }

    private static func extremes(of points: [CGPoint], _ range: Range<Int>) -> [CGPoint] {
        let lowest = range.min { points[$0].y < points[$1].y }
        let highest = range.max { points[$0].y < points[$1].y }
        let numbers = [range.lowerBound, lowest, highest, range.upperBound - 1].compactMap { $0 }
        return Set(numbers).sorted().map { points[$0] }
    }

    /// Removes points that lie within the tolerance of the line. From each kept point the line goes to the
    /// last point that it reaches with all points between within the tolerance. The directions that satisfy
    /// this form a cone, which narrows with every point passed. The running time is linear.
    private static func simplified(_ points: [CGPoint]) -> [CGPoint] {
        guard points.count > 2 else { return points }
        var kept = [points[0]]
        var cone = Cone(points[0])
        for number in 1..<points.count {
            if !cone.contains(points[number]) {
                kept.append(points[number - 1])
                cone = Cone(points[number - 1])
            }
            cone.narrow(to: points[number])
        }
        return kept + [points[points.count - 1]]
    }
}

/// The slopes of the lines from a point that pass all points so far within the tolerance.
private struct Cone {
    private let tip: CGPoint
    private var least = -CGFloat.infinity
    private var greatest = CGFloat.infinity

    init(_ tip: CGPoint) { self.tip = tip }

    func contains(_ point: CGPoint) -> Bool {
        guard point.x > tip.x else { return point == tip }
        let slope = (point.y - tip.y) / (point.x - tip.x)
        return slope >= least && slope <= greatest
    }

    mutating func narrow(to point: CGPoint) {
        let width = point.x - tip.x
        guard width > 0 else { return }
        least = max(least, (point.y - tip.y - Curve.tolerance) / width)
        greatest = min(greatest, (point.y - tip.y + Curve.tolerance) / width)
    }
}

import Picture

/// The outline of an area that is made of the areas of paths: their edges, cut where they cross, of which
/// those stay that have the area on one side alone.
struct RegionOutline {
    /// A point on the grid to which cut edges are rounded.
    struct Node: Hashable {
        let x, y: Int64

        init(_ point: CGPoint) {
            x = Int64((point.x * RegionOutline.grid).rounded())
            y = Int64((point.y * RegionOutline.grid).rounded())
        }

        var point: CGPoint {
            CGPoint(x: CGFloat(x) / RegionOutline.grid, y: CGFloat(y) / RegionOutline.grid)
        }
    }

    /// An edge between two points of the grid.
    struct Edge: Hashable { let start, end: Node }

    /// The number of points of the grid along one point of a path.
    static let grid: CGFloat = 1_048_576
    /// The distance from an edge at which its sides are looked at, in points.
    private static let side: CGFloat = 1e-5
    /// The largest coordinate that the grid holds exactly.
    private static let largest: CGFloat = 1e9

    private let loops: [[CGPoint]]

    /// Takes the lines of paths; curves are exact to a hundredth of a point.
    ///
    /// - Parameter isClosed: true for areas, whose last points are joined with the first.
    init(_ paths: [Path], isClosed: Bool = true) {
        let lines = paths.flatMap { $0.polylines(within: 0.01) }.filter { line in
            line.points.count > 1 && line.points.allSatisfy { max(abs($0.x), abs($0.y)) < Self.largest }
        }
        loops = lines.map { line -> [CGPoint] in
            let points = isClosed || line.isClosed ? line.points + line.points.prefix(1) : line.points
            return points.map { Node($0).point }
        }
    }

    /// The edges, cut where they cross and touch those of another outline or one another.
    ///
    /// - Parameter other: the other outline; nil for none.
    func cutEdges(by other: RegionOutline? = nil) -> [Edge] {
        let own = loops.flatMap { zip($0, $0.dropFirst()) }
        let all = own + (other?.loops.flatMap { zip($0, $0.dropFirst()) } ?? [])
        return own.flatMap { start, end -> [Edge] in
            let box = CGRect(holding: [start, end]).insetBy(dx: -1e-6, dy: -1e-6)
            var cuts: [CGFloat] = [0, 1]
            for (from, to) in all
            where box.intersects(CGRect(holding: [from, to]).insetBy(dx: -1e-6, dy: -1e-6)) {
                cuts += Self.cuts(of: (start, end), by: (from, to))
            }
            let nodes = cuts.sorted().map {
                Node(CGPoint(x: start.x + (end.x - start.x) * $0, y: start.y + (end.y - start.y) * $0))
            }
            return zip(nodes, nodes.dropFirst()).filter { $0 != $1 }.map { Edge(start: $0, end: $1) }
        }
    }

    /// Returns the fractions of an edge at which another one crosses or touches it.
    private static func cuts(of edge: (CGPoint, CGPoint), by other: (CGPoint, CGPoint)) -> [CGFloat] {
        let way = CGPoint(x: edge.1.x - edge.0.x, y: edge.1.y - edge.0.y)
        let length = way.x * way.x + way.y * way.y
        guard length > 0 else { return [] }
        var found: [CGFloat] = []
        func offset(_ point: CGPoint) -> CGFloat {
            way.x * (point.y - edge.0.y) - way.y * (point.x - edge.0.x)
        }
        let (first, second) = (offset(other.0), offset(other.1))
        let tolerance = 2 / grid * length.squareRoot()
        for (point, distance) in [(other.0, first), (other.1, second)] where abs(distance) <= tolerance {
            found.append(((point.x - edge.0.x) * way.x + (point.y - edge.0.y) * way.y) / length)
        }
        if first * second < 0 {
            let part = first / (first - second)
            let point = CGPoint(
                x: other.0.x + (other.1.x - other.0.x) * part, y: other.0.y + (other.1.y - other.0.y) * part)
            found.append(((point.x - edge.0.x) * way.x + (point.y - edge.0.y) * way.y) / length)
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }

    /// Returns the edges that have an area on their left side alone, in the direction in which it is there.
    ///
    /// - Parameters:
    ///   - edges: the cut edges.
    ///   - isInside: whether a point belongs to the area.
    static func outline(_ edges: [Edge], isInside: (CGPoint) -> Bool) -> [Edge] {
        var (seen, kept) = (Set<Edge>(), [Edge]())
        for edge in edges {
            let reverse = Edge(start: edge.end, end: edge.start)
            guard seen.insert(edge).inserted, !seen.contains(reverse) else { continue }
            let (start, end) = (edge.start.point, edge.end.point)
            let length = start.distance(to: end)
            let normal = CGPoint(
                x: -(end.y - start.y) / length * side, y: (end.x - start.x) / length * side)
            let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            let left = isInside(CGPoint(x: middle.x + normal.x, y: middle.y + normal.y))
            let right = isInside(CGPoint(x: middle.x - normal.x, y: middle.y - normal.y))
            if left != right { kept.append(left ? edge : reverse) }
        }
        return kept
    }

    /// Returns whether a point is within the lines, by a rule.
    func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        var turns = 0
        for (from, to) in loops.lazy.flatMap({ zip($0, $0.dropFirst()) }) {
            guard (from.y <= point.y) != (to.y <= point.y) else { continue }
            let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
            if from.y <= point.y, side > 0 { turns += 1 }
            if from.y > point.y, side < 0 { turns -= 1 }
        }
        return rule == .winding ? turns != 0 : turns % 2 != 0
    }
}

import Picture

extension RegionOutline {
    /// Returns edges as closed lines, without the points in the middle of straight parts.
    static func loops(of edges: [Edge]) -> [[CGPoint]] {
        var leaving: [Node: [Int]] = [:]
        for (index, edge) in edges.enumerated() { leaving[edge.start, default: []].append(index) }
        var (isUsed, loops) = ([Bool](repeating: false, count: edges.count), [[CGPoint]]())
        for first in edges.indices where !isUsed[first] {
            var (points, index) = ([CGPoint](), first)
            while !isUsed[index] {
                isUsed[index] = true
                points.append(edges[index].start.point)
                let choices = (leaving[edges[index].end] ?? []).filter { !isUsed[$0] }
                guard
                    let next = choices.min(by: {
                        turn(edges[index], edges[$0]) < turn(edges[index], edges[$1])
                    })
                else { break }
                index = next
            }
            let loop = straightened(points)
            if loop.count > 2 { loops.append(loop) }
        }
        return loops
    }

    /// Returns how far a line turns from one edge to the next, so that lines that meet in a point stay apart:
    /// least for the sharpest turn to the side of the area.
    private static func turn(_ edge: Edge, _ next: Edge) -> Double {
        let (one, two) = ((edge.start.point, edge.end.point), (next.start.point, next.end.point))
        let way = CGPoint(x: one.1.x - one.0.x, y: one.1.y - one.0.y)
        let other = CGPoint(x: two.1.x - two.0.x, y: two.1.y - two.0.y)
        let size = way.distance(to: .zero) * other.distance(to: .zero)
        let cross = (way.x * other.y - way.y * other.x) / size
        let dot = (way.x * other.x + way.y * other.y) / size
        // Grows with the angle from the sharpest left turn to the sharpest right turn.
        return cross >= 0 ? dot - 1 : 1 - dot
    }

    private static func straightened(_ points: [CGPoint]) -> [CGPoint] {
        points.indices.compactMap { index in
            let (point, count) = (points[index], points.count)
            let (last, next) = (points[(index + count - 1) % count], points[(index + 1) % count])
            let cross = (point.x - last.x) * (next.y - point.y) - (point.y - last.y) * (next.x - point.x)
            return abs(cross) <= 4 / grid * last.distance(to: next) ? nil : point
        }
    }

    /// Returns closed lines as a path.
    static func path(_ loops: [[CGPoint]]) -> Path {
        Path(
            loops.flatMap { loop -> [Path.Element] in
                [.move(loop[0])] + loop.dropFirst().map { .line($0) } + [.close]
            })
    }

    /// Returns twice the area of a closed line: positive where the area is at its left side.
    static func area(of loop: [CGPoint]) -> CGFloat {
        zip(loop, loop.dropFirst() + loop.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
}

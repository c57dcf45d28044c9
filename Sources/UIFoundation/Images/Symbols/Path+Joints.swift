import Foundation
import Picture

extension Path {
    /// Returns the lines of the path without joints: those that begin or end on a line before them, or on
    /// another part of their own, are shorter by a length, so that their grooves do not overlap, which would
    /// fill the joint.
    func withoutJoints(gap: CGFloat) -> Path {
        var earlier: [[CGPoint]] = []
        var parts = Path()
        for part in subpaths {
            guard let points = part.flattened(within: 0.05).first else { continue }
            var line = points
            if case .close = part.elements.last {
                parts = parts + part
            } else {
                if points.startsOn(earlier, gap: gap) { line = line.shortened(by: gap) }
                if Array(points.reversed()).startsOn(earlier, gap: gap) {
                    line = Array(line.reversed()).shortened(by: gap).reversed()
                }
                parts = parts + Path(line: line)
            }
            earlier.append(points)
        }
        return parts
    }

    private var subpaths: [Path] {
        elements.reduce(into: [Path]()) { parts, element in
            if case .move = element { parts.append(Path()) }
            if !parts.isEmpty { parts[parts.count - 1].elements.append(element) }
        }
    }

    private init(line: [CGPoint]) {
        self.init(line.prefix(1).map(Element.move) + line.dropFirst().map(Element.line))
    }
}

extension [CGPoint] {
    /// Returns true for a line whose first point is on one of other lines, or on its own beyond twice a
    /// length.
    fileprivate func startsOn(_ others: [[CGPoint]], gap: CGFloat) -> Bool {
        guard let first else { return false }
        return (others + [shortened(by: 2 * gap)]).contains { $0.passes(first) }
    }

    /// The distance below which a point is on a line, on the grid of 24.
    private static var tolerance: CGFloat { 0.2 }

    private func passes(_ point: CGPoint) -> Bool {
        zip(self, dropFirst()).contains { one, two in
            let (dx, dy) = (two.x - one.x, two.y - one.y)
            let along = (point.x - one.x) * dx + (point.y - one.y) * dy
            let part = Swift.min(1, Swift.max(0, along / Swift.max(dx * dx + dy * dy, 1e-9)))
            return hypot(point.x - one.x - part * dx, point.y - one.y - part * dy) < Self.tolerance
        }
    }

    /// Returns the line without its first points, up to a length.
    fileprivate func shortened(by length: CGFloat) -> [CGPoint] {
        var rest = length
        for (index, (one, two)) in zip(self, dropFirst()).enumerated() {
            let step = hypot(two.x - one.x, two.y - one.y)
            guard step < rest else {
                let part = rest / Swift.max(step, 1e-9)
                let start = CGPoint(x: one.x + part * (two.x - one.x), y: one.y + part * (two.y - one.y))
                return [start] + self[(index + 1)...]
            }
            rest -= step
        }
        return Array(suffix(1))
    }
}

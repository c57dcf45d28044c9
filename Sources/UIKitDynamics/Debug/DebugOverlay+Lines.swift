import Picture

extension DebugOverlay {
    /// The maximum length of an arrowhead, in points and as a fraction of the arrow's length: a slow body has
    /// a small arrow, not a large head.
    private static let (longestHead, headShare): (CGFloat, CGFloat) = (7, 0.4)

    func line(from start: CGPoint, to end: CGPoint, _ color: Color) -> Layer.Content {
        .stroke(.path(Path([.move(start), .line(end)])), color, Stroke(width: 1.5, cap: .round))
    }

    /// Returns an arrow: a line with two short ones from its end, at 30 degrees to it.
    func arrow(from start: CGPoint, to end: CGPoint, _ color: Color) -> Layer.Content {
        let shaft = Path([.move(start), .line(end)])
        return .stroke(
            .path(Path(shaft.elements + head(at: end, from: start))), color,
            Stroke(width: 1.5, cap: .round, join: .round))
    }

    private func head(at end: CGPoint, from start: CGPoint) -> [Path.Element] {
        let (dx, dy) = (start.x - end.x, start.y - end.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return [] }
        let size = min(Self.longestHead, Self.headShare * length) / length
        let (x, y) = (dx * size, dy * size)
        let (sine, cosine) = (CGFloat(0.5), CGFloat(0.75).squareRoot())
        let left = CGPoint(x: end.x + cosine * x - sine * y, y: end.y + sine * x + cosine * y)
        let right = CGPoint(x: end.x + cosine * x + sine * y, y: end.y - sine * x + cosine * y)
        return [.move(left), .line(end), .line(right)]
    }

    /// Returns a spring between two points: a zigzag with straight ends, or a line for 12 points and less.
    func zigzag(from start: CGPoint, to end: CGPoint, _ color: Color) -> Layer.Content {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 12 else { return line(from: start, to: end, color) }
        let (lead, width) = (min(8, length / 5), CGFloat(4))
        let count = max(4, min(16, Int((length - 2 * lead) / 6)))
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(
                x: start.x + (dx * along - dy * across) / length,
                y: start.y + (dy * along + dx * across) / length)
        }
        let teeth = (0..<count).map { tooth -> Path.Element in
            let along = lead + (length - 2 * lead) * (CGFloat(tooth) + 0.5) / CGFloat(count)
            return .line(point(along, tooth % 2 == 0 ? width : -width))
        }
        let path =
            [.move(start), .line(point(lead, 0))] + teeth + [.line(point(length - lead, 0)), .line(end)]
        return .stroke(.path(Path(path)), color, Stroke(width: 1.5, cap: .round, join: .round))
    }
}

package import Picture

extension Stroke {
    /// The largest number of dashes and gaps of a line: from about there on a picture of it takes a second.
    package static let mostDashes = 100_000

    /// Returns the line as it is drawn along a path, and warns of one with too many dashes: a pattern so
    /// short is drawn longer. Its dashes cover the same share of the line, which is what remains visible of
    /// dashes that are shorter than a pixel.
    package func drawn(along path: Path) -> Stroke {
        let pattern = dash.reduce(0, +)
        // No pattern without a length is drawn, and one of other numbers is refused where it is drawn.
        guard pattern > 0, pattern.isFinite else { return self }
        let factor = path.largestLength / pattern * CGFloat(dash.count) / CGFloat(Self.mostDashes)
        guard factor > 1 else { return self }
        warn(
            anywhere:
                "A line has more than \(Self.mostDashes) dashes and gaps, as its pattern is \(pattern) points "
                + "long; the pattern is drawn longer.")
        var stroke = self
        stroke.dash = dash.map { $0 * factor }
        stroke.dashPhase *= factor
        if !stroke.dash.allSatisfy(\.isFinite) || !stroke.dashPhase.isFinite {
            (stroke.dash, stroke.dashPhase) = ([], 0)
        }
        return stroke
    }
}

extension Path {
    /// The length of the lines through all points, those of control included: no curve is longer.
    fileprivate var largestLength: CGFloat {
        var (start, present, length) = (CGPoint.zero, CGPoint.zero, CGFloat(0))
        func extend(to point: CGPoint) {
            length += present.distance(to: point)
            present = point
        }
        for element in elements {
            switch element {
            case .move(let point): (start, present) = (point, point)
            case .line(let point): extend(to: point)
            case .curve(let end, let control1, let control2):
                extend(to: control1)
                extend(to: control2)
                extend(to: end)
            case .close: extend(to: start)
            }
        }
        return length
    }
}

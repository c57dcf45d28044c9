import Picture

extension UIBezierPath {
    /// The bounding rectangle of the path, exact for curves; the null rectangle for an empty path.
    public var bounds: CGRect { path.bounds }

    /// Returns a Boolean value that indicates whether a point is inside the path by its fill rule,
    /// with each subpath closed. Curves are exact to a hundredth of a point.
    public func contains(_ point: CGPoint) -> Bool {
        path.contains(point, usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// The subpaths: the path split before each move.
    package var parts: [UIBezierPath] {
        var parts: [[Path.Element]] = []
        for element in path.elements {
            if case .move = element { parts.append([]) }
            parts[parts.count - 1].append(element)
        }
        return parts.map { UIBezierPath(Path($0)) }
    }

    /// A Boolean value that indicates whether the path ends at its start, by a close or within 1e-9 points.
    package var isClosed: Bool {
        guard case .move(let start)? = path.elements.first else { return false }
        return path.elements.contains(.close) || currentPoint.distance(to: start) < 1e-9
    }
}

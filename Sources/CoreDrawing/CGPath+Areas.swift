import Picture

// The curves of these paths become lines that are exact to a hundredth of a point.
extension CGPath {
    /// Returns the outline of the points in this path or in another one.
    ///
    /// - Parameters:
    ///   - maskPath: the other path.
    ///   - rule: the rule by which both are filled.
    public func union(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: maskPath, rule) { $0 || $1 }
    }

    /// Returns the outline of the points in this path and in another one.
    ///
    /// - Parameters:
    ///   - maskPath: the other path.
    ///   - rule: the rule by which both are filled.
    public func intersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: maskPath, rule) { $0 && $1 }
    }

    /// Returns the outline of the points in this path and not in another one.
    ///
    /// - Parameters:
    ///   - maskPath: the other path.
    ///   - rule: the rule by which both are filled.
    public func subtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: maskPath, rule) { $0 && !$1 }
    }

    /// Returns the outline of the points in one of two paths alone.
    ///
    /// - Parameters:
    ///   - maskPath: the other path.
    ///   - rule: the rule by which both are filled.
    public func symmetricDifference(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: maskPath, rule) { $0 != $1 }
    }

    /// Returns the outline of the points in this path, which does not cross itself.
    ///
    /// - Parameter rule: the rule by which the path is filled.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(Path([])), rule) { one, _ in one }
    }

    /// Returns the path with lines in place of its curves.
    ///
    /// - Parameter threshold: the largest distance of the lines from the curves, in points.
    public func flattened(threshold: CGFloat) -> CGPath {
        var builder = PathBuilder()
        for line in path.polylines(within: max(threshold, 1e-3)) {
            for (index, point) in line.points.enumerated() {
                if index == 0 { builder.move(to: point) } else { builder.addLine(to: point) }
            }
            if line.isClosed { builder.close() }
        }
        return CGPath(builder.path)
    }

    /// Returns the parts of the path whose areas do not touch, each with its holes.
    ///
    /// - Parameter rule: the rule by which the path is filled.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let loops = outlines(with: CGPath(Path([])), rule) { one, _ in one }
        let outer = loops.filter { RegionOutline.area(of: $0) > 0 }
        var parts = outer.map { [$0] }
        for hole in loops where RegionOutline.area(of: hole) <= 0 {
            let around = outer.indices.filter { Path(polygon: outer[$0]).contains(hole[0], .winding) }
            let nearest = around.min { RegionOutline.area(of: outer[$0]) < RegionOutline.area(of: outer[$1]) }
            if let nearest { parts[nearest].append(hole) }
        }
        return parts.map { CGPath(RegionOutline.path($0)) }
    }

    /// Returns the parts of the path's lines that are in another path.
    ///
    /// - Parameters:
    ///   - maskPath: the other path.
    ///   - rule: the rule by which it is filled.
    public func lineIntersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(maskPath, rule, areInside: true)
    }

    /// Returns the parts of the path's lines that are not in another path.
    ///
    /// - Parameters:
    ///   - maskPath: the other path.
    ///   - rule: the rule by which it is filled.
    public func lineSubtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(maskPath, rule, areInside: false)
    }

    private func combined(
        with other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
    ) -> CGPath { CGPath(RegionOutline.path(outlines(with: other, rule, isInside))) }

    private func outlines(
        with other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
    ) -> [[CGPoint]] {
        let (one, two) = (RegionOutline([path]), RegionOutline([other.path]))
        let edges = RegionOutline([path, other.path]).cutEdges()
        return RegionOutline.loops(
            of: RegionOutline.outline(edges) { isInside(one.contains($0, rule), two.contains($0, rule)) })
    }

    private func lines(_ other: CGPath, _ rule: CGPathFillRule, areInside: Bool) -> CGPath {
        let area = RegionOutline([other.path])
        var (builder, last) = (PathBuilder(), RegionOutline.Node?.none)
        for edge in RegionOutline([path], isClosed: false).cutEdges(by: area) {
            let (start, end) = (edge.start.point, edge.end.point)
            let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            guard area.contains(middle, rule) == areInside else { continue }
            if last != edge.start { builder.move(to: start) }
            builder.addLine(to: end)
            last = edge.end
        }
        return CGPath(builder.path)
    }
}

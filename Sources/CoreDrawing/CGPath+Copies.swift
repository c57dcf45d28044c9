import Picture

extension CGPath {
    /// Returns the outline of the path as a line of a width. Its curves are lines of a twentieth of a point's
    /// precision.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var stroke = Stroke(width: lineWidth, cap: lineCap.inPicture, join: lineJoin.inPicture)
        stroke.miterLimit = miterLimit
        return CGPath(path.applying(transform).outline(stroke))
    }

    /// Returns the dashes of the path. Its curves are lines of a twentieth of a point's precision.
    ///
    /// - Parameters:
    ///   - phase: The length of the pattern that is passed before the start.
    ///   - lengths: The lengths of dashes and gaps by turns.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        var stroke = Stroke(dash: lengths)
        stroke.dashPhase = phase
        let line = path.applying(transform)
        let drawn = stroke.drawn(along: line)
        return CGPath(line.dashed(drawn.dash, phase: drawn.dashPhase, within: 0.05))
    }

    /// Creates the outline of a path as a line of a width.
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
        lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        var stroke = Stroke(width: lineWidth, cap: lineCap.inPicture, join: lineJoin.inPicture)
        stroke.miterLimit = miterLimit
        let line = transform.map { path.path.applying($0.pointee) } ?? path.path
        self.init(line.outline(stroke))
    }

    /// Returns a Boolean value that indicates whether the path is a rectangle, and fills in the rectangle.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let lines = path.polylines(within: 0.05)
        guard lines.count == 1, let line = lines.first, line.points.count >= 4 else { return false }
        let points =
            line.points.count == 5 && line.points[4] == line.points[0]
            ? Array(line.points.prefix(4)) : line.points
        let box = CGRect(holding: points)
        guard points.count == 4, !box.isEmpty,
            Set(points.map { [$0.x, $0.y] })
                == Set(box.corners.map { [$0.x, $0.y] }),
            points[0].x == points[2].x || points[0].x == points[1].x || points[0].y == points[1].y,
            points[0].x != points[2].x, points[0].y != points[2].y
        else { return false }
        rect?.pointee = box
        return true
    }

    /// Returns a Boolean value that indicates whether the areas of two paths have a point in common. Curves
    /// are exact to a hundredth of a point.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        guard boundingBoxOfPath.intersects(other.boundingBoxOfPath) else { return false }
        let (own, others) = (path.polylines(within: 0.01), other.path.polylines(within: 0.01))
        if own.contains(where: { $0.points.first.map { other.path.contains($0, rule) } ?? false }) {
            return true
        }
        if others.contains(where: { $0.points.first.map { path.contains($0, rule) } ?? false }) {
            return true
        }
        let edges = others.flatMap { zip($0.ring, $0.ring.dropFirst()) }
        return own.contains { line in
            zip(line.ring, line.ring.dropFirst()).contains { edge in
                edges.contains { crosses(edge, $0) }
            }
        }
    }

    private func crosses(_ one: (CGPoint, CGPoint), _ other: (CGPoint, CGPoint)) -> Bool {
        func side(_ point: CGPoint, of edge: (CGPoint, CGPoint)) -> CGFloat {
            (edge.1.x - edge.0.x) * (point.y - edge.0.y) - (point.x - edge.0.x) * (edge.1.y - edge.0.y)
        }
        return side(one.0, of: other) * side(one.1, of: other) < 0
            && side(other.0, of: one) * side(other.1, of: one) < 0
    }
}

extension Polyline {
    /// The points with the first at the end, as areas are bounded.
    fileprivate var ring: [CGPoint] { points + points.prefix(1) }
}

extension CGMutablePath {
    /// Adds an arc that begins at an angle and turns by another one, positive clockwise on screen.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < 0, transform: transform)
    }
}

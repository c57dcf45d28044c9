// The orientation of three points decides everything about an outline. The differences of 32-bit floats of
// similar size and their products fit a double, so the orientation is exact and the same on every machine.

/// A closed outline of at least three corners, none of them straight, wound from +x towards +y around its
/// area.
struct Outline {
    let points: [Vector2]

    /// Creates the outline of points in either winding. Points that repeat the one before, or lie on a
    /// straight line between their neighbors, are left out. Nil for points that are not finite, for a line
    /// that turns back on itself, and for one without area.
    init?(_ points: [Vector2]) {
        guard points.allSatisfy({ $0.isFinite }) else { return nil }
        let corners = Outline.withoutRepetitions(points)
        guard let vertices = Outline.withoutStraightCorners(corners), vertices.count > 2 else { return nil }
        let area = Outline.doubledArea(vertices)
        guard area != 0 else { return nil }
        // The first corner stays the first.
        self.points = area > 0 ? vertices : [vertices[0]] + vertices.dropFirst().reversed()
    }

    /// True when every corner lies on the inner side of every edge, or on it.
    var isConvex: Bool {
        points.indices.allSatisfy { i in
            let (start, end) = (points[i], points[after(i)])
            return points.allSatisfy { orientation(start, end, $0) >= 0 }
        }
    }

    /// True when two edges that are not neighbors have a point in common.
    var crossesItself: Bool {
        points.indices.contains { i in
            points.indices.dropFirst(i + 2).contains { k in
                after(k) != i && meet(points[i], points[after(i)], points[k], points[after(k)])
            }
        }
    }

    /// The centroid of the area.
    var centroid: Vector2 {
        let origin = points[0]
        var (area, x, y) = (0.0, 0.0, 0.0)
        for i in points.indices {
            let (a, b) = (points[i] - origin, points[after(i)] - origin)
            let doubled = Double(a.x) * Double(b.y) - Double(a.y) * Double(b.x)
            area += doubled
            x += doubled * (Double(a.x) + Double(b.x))
            y += doubled * (Double(a.y) + Double(b.y))
        }
        return origin + Vector2(Float(x / (3 * area)), Float(y / (3 * area)))
    }

    private func after(_ i: Int) -> Int { i + 1 < points.count ? i + 1 : 0 }

    private static func withoutRepetitions(_ points: [Vector2]) -> [Vector2] {
        var corners: [Vector2] = []
        for point in points where point != corners.last { corners.append(point) }
        while corners.count > 1, corners.last == corners.first { corners.removeLast() }
        return corners
    }

    private static func withoutStraightCorners(_ points: [Vector2]) -> [Vector2]? {
        var corners: [Vector2] = []
        for i in points.indices {
            let (before, after) = (
                points[(i + points.count - 1) % points.count], points[(i + 1) % points.count]
            )
            if orientation(before, points[i], after) != 0 {
                corners.append(points[i])
            } else if dot(points[i] - before, after - points[i]) < 0 {
                return nil
            }
        }
        return corners
    }

    private static func doubledArea(_ points: [Vector2]) -> Double {
        var area = 0.0
        for i in points.indices.dropFirst(2) { area += orientation(points[0], points[i - 1], points[i]) }
        return area
    }
}

/// Returns twice the signed area of a triangle: positive when it turns from +x towards +y.
func orientation(_ a: Vector2, _ b: Vector2, _ c: Vector2) -> Double {
    (Double(b.x) - Double(a.x)) * (Double(c.y) - Double(a.y))
        - (Double(b.y) - Double(a.y)) * (Double(c.x) - Double(a.x))
}

/// Returns whether two closed segments have a point in common.
private func meet(_ a: Vector2, _ b: Vector2, _ c: Vector2, _ d: Vector2) -> Bool {
    let (ofC, ofD) = (orientation(a, b, c), orientation(a, b, d))
    let (ofA, ofB) = (orientation(c, d, a), orientation(c, d, b))
    if ofC != 0, ofD != 0, ofA != 0, ofB != 0 { return (ofC > 0) != (ofD > 0) && (ofA > 0) != (ofB > 0) }
    return (ofC == 0 && isBetween(c, a, b)) || (ofD == 0 && isBetween(d, a, b))
        || (ofA == 0 && isBetween(a, c, d)) || (ofB == 0 && isBetween(b, c, d))
}

private func isBetween(_ point: Vector2, _ a: Vector2, _ b: Vector2) -> Bool {
    min(a.x, b.x) <= point.x && point.x <= max(a.x, b.x) && min(a.y, b.y) <= point.y
        && point.y <= max(a.y, b.y)
}

// A segment collides on both sides. On a chain its neighbors limit the normals that a contact may have: a
// polygon that slides over the corner between two segments must not catch on it. `isFront` is the side of the
// polygon's centroid, and `lower` and `upper` are the outermost admissible normals:
//
//              lower   normal   upper
//                 \      |      /
//          p0 ----- p1 ----- p2 ----- p3
//
// At a convex corner, seen from the polygon, the normal can turn as far as the neighbor's, at a concave one
// not at all, and at a free end to the opposite direction.

/// Returns the manifold of a segment and a convex polygon; empty when they are more than `Tuning.segmentSkin`
/// apart.
func manifold(
    segment: ChainSegment, at segmentPlacement: Transform, polygon: Hull, at polygonPlacement: Transform
) -> Manifold {
    let relative = polygonPlacement.relative(to: segmentPlacement)
    let side = SegmentSide(segment, facing: relative.apply(polygon.centroid))
    let edge = side.separation(of: polygon, at: relative)
    if edge > Tuning.segmentSkin { return Manifold() }
    switch side.deepestPolygonSide(of: polygon, at: relative, segment) {
    case .apart:
        return Manifold()
    case .side(let index, let separation) where separation > 0.98 * edge + 0.001:
        return polygonFaceManifold(index, polygon, at: relative, segment)
    case .side, .none:
        return segmentFaceManifold(side, polygon, at: relative)
    }
}

/// The side of a segment on which a polygon is, and the normals that the neighbors admit there.
private struct SegmentSide {
    let isFront: Bool
    /// The ends, in the order in which the normal points to the right of the segment.
    let start: Vector2
    let end: Vector2
    let normal: Vector2
    let lower: Vector2
    let upper: Vector2

    init(_ segment: ChainSegment, facing center: Vector2) {
        let edge = (segment.end - segment.start).normalized
        let front = edge.rightNormal
        var isFront = dot(front, center - segment.start) >= 0
        let before = segment.previous.map { Neighbor((segment.start - $0).normalized, from: $0, center) }
        let after = segment.next.map { Neighbor(($0 - segment.end).normalized, from: segment.end, center) }
        let bulgesBefore = before.map { cross($0.edge, edge) >= 0 } ?? false
        let bulgesAfter = after.map { cross(edge, $0.edge) > 0 } ?? false
        // Concave corners narrow the front, convex ones widen it.
        if let before, !bulgesBefore { isFront = isFront && before.isInFront }
        if let after, !bulgesAfter { isFront = isFront && after.isInFront }
        if let before, bulgesBefore { isFront = isFront || before.isInFront }
        if let after, bulgesAfter { isFront = isFront || after.isInFront }

        self.isFront = isFront
        if isFront {
            (start, end, normal) = (segment.start, segment.end, front)
            lower = before.map { bulgesBefore ? $0.normal : front } ?? -front
            upper = after.map { bulgesAfter ? $0.normal : front } ?? -front
        } else {
            (start, end, normal) = (segment.end, segment.start, -front)
            lower = after.map { bulgesAfter ? -front : -$0.normal } ?? front
            upper = before.map { bulgesBefore ? -front : -$0.normal } ?? front
        }
    }

    private struct Neighbor {
        let edge: Vector2
        let normal: Vector2
        let isInFront: Bool

        init(_ edge: Vector2, from point: Vector2, _ center: Vector2) {
            self.edge = edge
            normal = edge.rightNormal
            isInFront = dot(normal, center - point) >= 0
        }
    }

    /// Returns the separation of the polygon from the segment's line.
    func separation(of polygon: Hull, at relative: Transform) -> Float {
        let origin = isFront ? start : end
        var separation = Float.greatestFiniteMagnitude
        for i in 0..<polygon.count {
            separation = min(separation, dot(normal, relative.apply(polygon.points[i]) - origin))
        }
        return separation
    }

    enum PolygonSide {
        /// The whole segment is in front of a side of the polygon.
        case apart
        case side(Int, separation: Float)
        /// No side has a normal that the neighbors admit.
        case none
    }

    /// Returns the side of the polygon from which the segment is farthest, among those with an admissible
    /// normal.
    func deepestPolygonSide(of polygon: Hull, at relative: Transform, _ segment: ChainSegment) -> PolygonSide
    {
        var best = PolygonSide.none
        var farthest = -Float.greatestFiniteMagnitude
        let along = normal.leftNormal
        for i in 0..<polygon.count {
            let towards = -relative.rotation.rotate(polygon.normals[i])
            let corner = relative.apply(polygon.points[i])
            let separation = min(dot(towards, corner - segment.start), dot(towards, corner - segment.end))
            if separation > Tuning.segmentSkin { return .apart }
            let limit = dot(towards, along) >= 0 ? upper : lower
            if dot(towards - limit, normal) < -Tuning.angularSlop { continue }
            if separation > farthest {
                farthest = separation
                best = .side(i, separation: separation)
            }
        }
        return best
    }
}

/// Returns the manifold whose face is the segment: the side of the polygon that faces it most is clipped to
/// its width.
private func segmentFaceManifold(_ side: SegmentSide, _ polygon: Hull, at relative: Transform) -> Manifold {
    let first = polygon.side(facing: relative.rotation.inverseRotate(side.normal))
    func corner(_ index: Int) -> ClipPoint {
        ClipPoint(
            position: relative.apply(polygon.points[index]),
            feature: ContactFeature(
                first: 0, second: UInt8(truncatingIfNeeded: index), firstKind: .side, secondKind: .corner))
    }
    let corners = side.isFront ? (0, 1) : (1, 0)
    guard
        let points = clipped(
            (corner(first), corner(polygon.index(after: first))), to: (side.start, side.end),
            normal: side.normal,
            corners: corners)
    else { return Manifold() }
    var manifold = Manifold()
    manifold.face = .first
    manifold.localNormal = side.normal
    manifold.localPoint = side.start
    func keepIfNear(_ point: ClipPoint) {
        guard dot(side.normal, point.position - side.start) <= Tuning.segmentSkin else { return }
        manifold.append(relative.applyInverse(point.position), point.feature)
    }
    keepIfNear(points.0)
    keepIfNear(points.1)
    return manifold
}

/// Returns the manifold whose face is a side of the polygon: the segment is clipped to its width.
private func polygonFaceManifold(
    _ face: Int, _ polygon: Hull, at relative: Transform, _ segment: ChainSegment
) -> Manifold {
    let next = polygon.index(after: face)
    let (start, end) = (relative.apply(polygon.points[face]), relative.apply(polygon.points[next]))
    let normal = relative.rotation.rotate(polygon.normals[face])
    let feature = ContactFeature(
        first: 0, second: UInt8(truncatingIfNeeded: face), firstKind: .corner, secondKind: .side)
    guard
        let points = clipped(
            (
                ClipPoint(position: segment.start, feature: feature),
                ClipPoint(position: segment.end, feature: feature)
            ),
            to: (start, end), normal: normal, corners: (face, next))
    else { return Manifold() }
    var manifold = Manifold()
    manifold.face = .second
    manifold.localNormal = polygon.normals[face]
    manifold.localPoint = polygon.points[face]
    func keepIfNear(_ point: ClipPoint) {
        guard dot(normal, point.position - start) <= Tuning.segmentSkin else { return }
        manifold.append(point.position, point.feature.swapped)
    }
    keepIfNear(points.0)
    keepIfNear(points.1)
    return manifold
}

private func clipped(
    _ points: (ClipPoint, ClipPoint), to face: (start: Vector2, end: Vector2), normal: Vector2,
    corners: (Int, Int)
) -> (ClipPoint, ClipPoint)? {
    let outward = normal.rightNormal
    guard let half = clip(points, normal: outward, offset: dot(outward, face.start), corner: corners.0) else {
        return nil
    }
    return clip(half, normal: -outward, offset: dot(-outward, face.end), corner: corners.1)
}

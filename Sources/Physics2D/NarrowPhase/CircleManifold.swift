// A circle is a point whose skin radius is the circle's radius. It touches another shape in one point, where
// its center is nearest to the shape: on a face, which then supplies the normal, or at a corner or another
// circle's center, where the normal is the line between the two points.

/// Returns the manifold of two circles; empty when they are farther apart than their radii, or than a margin
/// if that is larger.
func manifold(
    circle a: Hull, at transformA: Transform, circle b: Hull, at transformB: Transform, margin: Float
) -> Manifold {
    let displacement = transformB.apply(b.points[0]) - transformA.apply(a.points[0])
    let reach = max(a.skinRadius + b.skinRadius, margin)
    guard displacement.lengthSquared <= reach * reach else { return Manifold() }
    return Manifold(from: a.points[0], to: b.points[0], ContactFeature())
}

/// Returns the manifold of a convex polygon and a circle; empty when they are farther apart than their skins,
/// or than a margin if that is larger.
func manifold(
    polygon: Hull, at polygonPlacement: Transform, circle: Hull, at circlePlacement: Transform, margin: Float
) -> Manifold {
    let center = polygonPlacement.applyInverse(circlePlacement.apply(circle.points[0]))
    let reach = max(polygon.skinRadius + circle.skinRadius, margin)
    let face = polygon.side(nearest: center)
    guard face.separation <= reach else { return Manifold() }
    let (start, end) = (polygon.points[face.side], polygon.points[polygon.index(after: face.side)])
    let (fromStart, fromEnd) = (dot(center - start, end - start), dot(center - end, start - end))
    if face.separation < Float.ulpOfOne || (fromStart > 0 && fromEnd > 0) {
        return Manifold(
            face: polygon.normals[face.side], at: 0.5 * (start + end), to: circle.points[0], ContactFeature())
    }
    let corner = fromStart <= 0 ? start : end
    guard (center - corner).lengthSquared <= reach * reach else { return Manifold() }
    return Manifold(
        face: (center - corner).normalized, at: corner, to: circle.points[0], ContactFeature())
}

/// Returns the manifold of a segment and a circle; empty when they are farther apart than their skins. On a
/// chain a corner belongs to the segment beside the circle, so that a circle rolls over corners without a
/// jolt.
func manifold(
    segment: ChainSegment, at segmentPlacement: Transform, circle: Hull, at circlePlacement: Transform
) -> Manifold {
    let center = segmentPlacement.applyInverse(circlePlacement.apply(circle.points[0]))
    let reach = Tuning.skinRadius + circle.skinRadius
    let edge = segment.end - segment.start
    let (toEnd, fromStart) = (dot(edge, segment.end - center), dot(edge, center - segment.start))
    if fromStart <= 0 {
        if let before = segment.previous, dot(segment.start - before, segment.start - center) > 0 {
            return Manifold()
        }
        return corner(segment.start, 0, center, circle, reach)
    }
    if toEnd <= 0 {
        if let after = segment.next, dot(after - segment.end, center - segment.end) > 0 { return Manifold() }
        return corner(segment.end, 1, center, circle, reach)
    }
    return face(segment, nearest: toEnd, fromStart, center, circle, reach)
}

private func corner(_ point: Vector2, _ index: UInt8, _ center: Vector2, _ circle: Hull, _ reach: Float)
    -> Manifold
{
    guard (center - point).lengthSquared <= reach * reach else { return Manifold() }
    return Manifold(from: point, to: circle.points[0], ContactFeature(first: index))
}

private func face(
    _ segment: ChainSegment, nearest toEnd: Float, _ fromStart: Float, _ center: Vector2, _ circle: Hull,
    _ reach: Float
) -> Manifold {
    let edge = segment.end - segment.start
    let foot = (1 / dot(edge, edge)) * (toEnd * segment.start + fromStart * segment.end)
    guard (center - foot).lengthSquared <= reach * reach else { return Manifold() }
    let normal = dot(edge.leftNormal, center - segment.start) < 0 ? -edge.leftNormal : edge.leftNormal
    return Manifold(
        face: normal.normalized, at: segment.start, to: circle.points[0], ContactFeature(firstKind: .side))
}

extension Manifold {
    /// Creates a manifold of two points without a face.
    fileprivate init(from first: Vector2, to second: Vector2, _ feature: ContactFeature) {
        face = .neither
        localPoint = first
        append(second, feature)
    }

    /// Creates a manifold of a face of the first shape and a point of the second.
    fileprivate init(
        face normal: Vector2, at facePoint: Vector2, to point: Vector2, _ feature: ContactFeature
    ) {
        localNormal = normal
        localPoint = facePoint
        append(point, feature)
    }
}

extension Hull {
    /// Returns the side from which a point has the largest separation, and that separation.
    fileprivate func side(nearest point: Vector2) -> (side: Int, separation: Float) {
        var best = (side: 0, separation: -Float.greatestFiniteMagnitude)
        for i in 0..<count {
            let separation = dot(normals[i], point - points[i])
            if separation > best.separation { best = (i, separation) }
        }
        return best
    }
}

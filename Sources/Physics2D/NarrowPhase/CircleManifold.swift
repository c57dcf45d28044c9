// A circle is a point with a skin as wide as its radius. It touches where its middle is nearest to the other
// shape, in one point: on a face, whose normal then counts, or on a corner or another circle's middle, where
// the normal is the line between the two points.

/// The contact of two circles; empty when they are apart, or by more than a margin if that is larger.
func manifold(
    circle a: Hull, at transformA: Transform, circle b: Hull, at transformB: Transform, margin: Float
) -> Manifold {
    let way = transformB.apply(b.points[0]) - transformA.apply(a.points[0])
    let reach = max(a.skinRadius + b.skinRadius, margin)
    guard way.lengthSquared <= reach * reach else { return Manifold() }
    return Manifold(from: a.points[0], to: b.points[0], ContactFeature())
}

/// The contact of a convex polygon and a circle; empty when they are apart by more than their skins, or than
/// a margin if that is larger.
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

/// The contact of a segment and a circle; empty when they are apart by more than their skins. On a chain a
/// corner belongs to the segment that the circle is beside, so that a circle rolls over joints without a
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
    /// Two points that meet.
    fileprivate init(from first: Vector2, to second: Vector2, _ feature: ContactFeature) {
        face = .neither
        localPoint = first
        append(second, feature)
    }

    /// A face of the first shape that a point of the second meets.
    fileprivate init(
        face normal: Vector2, at place: Vector2, to point: Vector2, _ feature: ContactFeature
    ) {
        localNormal = normal
        localPoint = place
        append(point, feature)
    }
}

extension Hull {
    /// The side that has a point farthest in front of it, and how far.
    fileprivate func side(nearest point: Vector2) -> (side: Int, separation: Float) {
        var best = (side: 0, separation: -Float.greatestFiniteMagnitude)
        for i in 0..<count {
            let separation = dot(normals[i], point - points[i])
            if separation > best.separation { best = (i, separation) }
        }
        return best
    }
}

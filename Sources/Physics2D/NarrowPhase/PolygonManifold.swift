// Two convex polygons are apart when some side of one has the whole other in front of it. Otherwise the side
// with the least depth is the reference face; the side of the other that faces it most is cut to the face's
// width, and of its two ends those that lie behind the face are the touching points.

/// The contact of two convex polygons; empty when they are apart by more than their skins, or than a margin
/// if that is larger.
func manifold(
    polygon a: Hull, at placementA: Placement, polygon b: Hull, at placementB: Placement, margin: Float
) -> Manifold {
    let skin = max(a.skinRadius + b.skinRadius, margin)
    let sideOfA = deepestSide(of: a, at: placementA, against: b, at: placementB)
    if sideOfA.separation > skin { return Manifold() }
    let sideOfB = deepestSide(of: b, at: placementB, against: a, at: placementA)
    if sideOfB.separation > skin { return Manifold() }
    // The first polygon's face is preferred, so that the choice does not flicker when both are equally deep.
    if sideOfB.separation > sideOfA.separation + 0.1 * Tuning.linearSlop {
        return manifold(
            face: sideOfB.side, of: b, at: placementB, incident: a, at: placementA, skin: skin, flipped: true)
    }
    return manifold(
        face: sideOfA.side, of: a, at: placementA, incident: b, at: placementB, skin: skin, flipped: false)
}

/// The side of `a` from which `b` is farthest, and how far.
private func deepestSide(
    of a: Hull, at placementA: Placement, against b: Hull, at placementB: Placement
) -> (side: Int, separation: Float) {
    let relative = placementA.relative(to: placementB)
    var best = (side: 0, separation: -Float.greatestFiniteMagnitude)
    for i in 0..<a.count {
        let normal = relative.rotation.turning(a.normals[i])
        let corner = relative.placing(a.points[i])
        var separation = Float.greatestFiniteMagnitude
        for k in 0..<b.count {
            separation = min(separation, dot(normal, b.points[k] - corner))
        }
        if separation > best.separation { best = (i, separation) }
    }
    return best
}

private func manifold(
    face: Int, of reference: Hull, at referencePlacement: Placement, incident: Hull,
    at incidentPlacement: Placement,
    skin: Float, flipped: Bool
) -> Manifold {
    let (start, end) = (reference.points[face], reference.points[reference.index(after: face)])
    let localTangent = (end - start).normalized
    let tangent = referencePlacement.rotation.turning(localTangent)
    let normal = tangent.rightNormal
    let (worldStart, worldEnd) = (referencePlacement.placing(start), referencePlacement.placing(end))
    let segment = incidentSide(
        face: face, of: reference, at: referencePlacement, incident: incident, at: incidentPlacement)

    guard
        let half = clip(segment, normal: -tangent, offset: -dot(tangent, worldStart) + skin, corner: face),
        let whole = clip(
            half, normal: tangent, offset: dot(tangent, worldEnd) + skin, corner: reference.index(after: face)
        )
    else { return Manifold() }

    var manifold = Manifold()
    manifold.face = flipped ? .second : .first
    manifold.localNormal = localTangent.rightNormal
    manifold.localPoint = 0.5 * (start + end)
    let front = dot(normal, worldStart)
    func keepIfBehind(_ point: ClipPoint) {
        guard dot(normal, point.position) - front <= skin else { return }
        manifold.append(
            incidentPlacement.unplacing(point.position), flipped ? point.feature.swapped : point.feature)
    }
    keepIfBehind(whole.0)
    keepIfBehind(whole.1)
    return manifold
}

/// The side of `incident` that faces the reference face most, in the world.
private func incidentSide(
    face: Int, of reference: Hull, at referencePlacement: Placement, incident: Hull,
    at incidentPlacement: Placement
) -> (ClipPoint, ClipPoint) {
    let normal = incidentPlacement.rotation.turningBack(
        referencePlacement.rotation.turning(reference.normals[face]))
    let start = incident.side(facing: normal)
    return (
        clipPoint(start, of: incident, at: incidentPlacement, face: face),
        clipPoint(incident.index(after: start), of: incident, at: incidentPlacement, face: face)
    )
}

private func clipPoint(_ corner: Int, of hull: Hull, at placement: Placement, face: Int) -> ClipPoint {
    ClipPoint(
        position: placement.placing(hull.points[corner]),
        feature: ContactFeature(
            first: UInt8(truncatingIfNeeded: face), second: UInt8(truncatingIfNeeded: corner),
            firstKind: .side,
            secondKind: .corner))
}

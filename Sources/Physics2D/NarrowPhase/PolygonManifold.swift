// The separating axis test and clipping. Two convex polygons are apart when the whole of one is in front of a
// side of the other. Otherwise the side with the least depth is the reference face. The side of the other
// polygon that faces it most is clipped to the face's width, and those of its ends that lie behind the face
// are the manifold's points.

/// Returns the manifold of two convex polygons; empty when they are farther apart than their skins, or than a
/// margin if that is larger.
func manifold(
    polygon a: Hull, at transformA: Transform, polygon b: Hull, at transformB: Transform, margin: Float
) -> Manifold {
    let skin = max(a.skinRadius + b.skinRadius, margin)
    let sideOfA = deepestSide(of: a, at: transformA, against: b, at: transformB)
    if sideOfA.separation > skin { return Manifold() }
    let sideOfB = deepestSide(of: b, at: transformB, against: a, at: transformA)
    if sideOfB.separation > skin { return Manifold() }
    // The first polygon's face is preferred, so that the choice does not alternate when both are equally
    // deep.
    if sideOfB.separation > sideOfA.separation + 0.1 * Tuning.linearSlop {
        return manifold(
            face: sideOfB.side, of: b, at: transformB, incident: a, at: transformA, skin: skin, flipped: true)
    }
    return manifold(
        face: sideOfA.side, of: a, at: transformA, incident: b, at: transformB, skin: skin, flipped: false)
}

/// Returns the side of `a` from which `b` is farthest, and that separation.
private func deepestSide(
    of a: Hull, at transformA: Transform, against b: Hull, at transformB: Transform
) -> (side: Int, separation: Float) {
    let relative = transformA.relative(to: transformB)
    var best = (side: 0, separation: -Float.greatestFiniteMagnitude)
    for i in 0..<a.count {
        let normal = relative.rotation.rotate(a.normals[i])
        let corner = relative.apply(a.points[i])
        var separation = Float.greatestFiniteMagnitude
        for k in 0..<b.count {
            separation = min(separation, dot(normal, b.points[k] - corner))
        }
        if separation > best.separation { best = (i, separation) }
    }
    return best
}

private func manifold(
    face: Int, of reference: Hull, at referencePlacement: Transform, incident: Hull,
    at incidentPlacement: Transform,
    skin: Float, flipped: Bool
) -> Manifold {
    let (start, end) = (reference.points[face], reference.points[reference.index(after: face)])
    let localTangent = (end - start).normalized
    let tangent = referencePlacement.rotation.rotate(localTangent)
    let normal = tangent.rightNormal
    let (worldStart, worldEnd) = (referencePlacement.apply(start), referencePlacement.apply(end))
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
            incidentPlacement.applyInverse(point.position), flipped ? point.feature.swapped : point.feature)
    }
    keepIfBehind(whole.0)
    keepIfBehind(whole.1)
    return manifold
}

/// Returns the side of `incident` that faces the reference face most, in the world.
private func incidentSide(
    face: Int, of reference: Hull, at referencePlacement: Transform, incident: Hull,
    at incidentPlacement: Transform
) -> (ClipPoint, ClipPoint) {
    let normal = incidentPlacement.rotation.inverseRotate(
        referencePlacement.rotation.rotate(reference.normals[face]))
    let start = incident.side(facing: normal)
    return (
        clipPoint(start, of: incident, at: incidentPlacement, face: face),
        clipPoint(incident.index(after: start), of: incident, at: incidentPlacement, face: face)
    )
}

private func clipPoint(_ corner: Int, of hull: Hull, at transform: Transform, face: Int) -> ClipPoint {
    ClipPoint(
        position: transform.apply(hull.points[corner]),
        feature: ContactFeature(
            first: UInt8(truncatingIfNeeded: face), second: UInt8(truncatingIfNeeded: corner),
            firstKind: .side,
            secondKind: .corner))
}

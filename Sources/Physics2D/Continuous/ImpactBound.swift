// A crowd of fast bodies has about ten impacts per body at any time, of which one is resolved before the
// others are void. A lower bound of their times costs less than the times, and says which ones are needed.

/// Knowledge of an impact without a search for its time.
enum ImpactBound {
    case known(Impact)
    /// The hulls may touch at a fraction of what is left of the sweeps, or later, or not at all.
    case notBefore(Float)
}

extension SweepingHulls {
    /// Returns a lower bound of the time of impact, or the impact where it shows at once.
    ///
    /// - Parameter radii: Upper bounds of the distances of A's and B's points from their centers of mass, in
    ///   meters.
    func impactBound(radii: ImpactSearch.Radii) -> ImpactBound {
        var cache = SimplexCache()
        let start = transforms(at: 0)
        let gap = distance(a, at: start.a, b, at: start.b, cache: &cache)
        if gap <= 0 { return .known(.none) }
        if gap < target + Tuning.impactTolerance { return .known(.at(0)) }
        let axis = SeparatingAxis(cache, self, start)
        switch axis.pushBack(from: 0, start, to: 1) {
        case .decided(.apart), .decided(.stuck): return .known(.none)
        case .decided(.touching): return .known(.at(0))
        case .decided(.advanced), .deep: return bound(along: axis.direction(at: start), start, radii)
        }
    }

    /// Returns the bound that a fixed axis gives.
    private func bound(
        along axis: Vector2, _ start: Transforms, _ radii: ImpactSearch.Radii
    ) -> ImpactBound {
        // The gap along an axis shrinks by the displacements along it and the arcs of the farthest points,
        // both in proportion to the time; and the distance is never below that gap.
        let cornerA = start.a.apply(a.points[a.support(start.a.rotation.inverseRotate(axis))])
        let cornerB = start.b.apply(b.points[b.support(start.b.rotation.inverseRotate(-axis))])
        let displacement = (sweepB.center - sweepB.startCenter) - (sweepA.center - sweepA.startCenter)
        let arcs = sweepA.rotationAngle * radii.a + sweepB.rotationAngle * radii.b
        let size = sweepA.farthestCoordinate + sweepB.farthestCoordinate + radii.a + radii.b
        let slack = 1e-4 + 4e-6 * size + 1e-6 * arcs
        let excess = dot(cornerB - cornerA, axis) - target - Tuning.impactTolerance - slack
        let closing = arcs - dot(displacement, axis)
        guard excess > 0 else { return .notBefore(0) }
        return closing > excess ? .notBefore(excess / closing) : .known(.none)
    }
}

extension Sweep {
    /// The absolute angle from the start to the end, in radians.
    fileprivate var rotationAngle: Float { abs(angle - startAngle) }

    /// An upper bound of the coordinates of the centers, which sets the rounding errors.
    fileprivate var farthestCoordinate: Float {
        let (start, end) = (startCenter, center)
        return abs(start.x) + abs(start.y) + abs(end.x) + abs(end.y) + abs(localCenter.x) + abs(localCenter.y)
    }
}

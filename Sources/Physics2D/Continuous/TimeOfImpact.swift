// Conservative advancement. Two hulls sweep through a sub-step. The features that are nearest at the current
// time define an axis along which the hulls are separated; while they are, they cannot touch. Find the time
// at which the gap along the axis falls to the target distance, find the nearest features there, and repeat
// until the true distance is the target. The target is a little inside the skins, so that the contact exists
// once the bodies are placed there.

/// The outcome for two sweeping hulls.
enum Impact {
    /// The hulls touch at a fraction of the sub-step, 0...1.
    case at(Float)
    /// The hulls stay apart, overlap from the start, or no time was found.
    case none
}

/// Returns the first time at which two sweeping hulls are 3 slops closer than their skin radii, or one slop
/// apart if that is more, as a fraction of what is left of the sweeps.
func timeOfImpact(_ a: Hull, _ sweepA: Sweep, _ b: Hull, _ sweepB: Sweep) -> Impact {
    let (sweepA, sweepB) = (sweepA.normalized, sweepB.normalized)
    let target = max(Tuning.linearSlop, a.skinRadius + b.skinRadius - 3 * Tuning.linearSlop)
    let tolerance = Tuning.impactTolerance
    var cache = SimplexCache()
    var now: Float = 0
    for _ in 0..<20 {
        let known = cache
        let (transformA, transformB) = (sweepA.transform(at: now), sweepB.transform(at: now))
        let gap = distance(a, at: transformA, b, at: transformB, cache: &cache)
        if gap <= 0 { return .none }
        if gap < target + tolerance { return .at(now) }
        let axis = SeparatingAxis(cache, a, sweepA, transformA, b, sweepB, transformB)
        switch axis.advance(from: now, transformA, transformB, target: target, tolerance: tolerance) {
        case .apart: return .none
        case .stuck: return .none
        case .touching: return .at(now)
        case .advanced(let later):
            // From the same time and the same features, all that follows would come out the same.
            if later == now, cache == known { return .none }
            now = later
        }
    }
    return .none
}

/// A separating axis of two sweeping hulls, defined by a pair of corners or by a side of one hull.
private struct SeparatingAxis {
    enum Kind { case points, sideOfA, sideOfB }

    let kind: Kind
    let a: Hull
    let b: Hull
    let sweepA: Sweep
    let sweepB: Sweep
    /// The midpoint of the side, in its body's coordinates; unused for a pair of corners.
    let localPoint: Vector2
    /// The axis: in the world for a pair of corners, otherwise the side's normal in its body's coordinates.
    let direction: Vector2

    /// Creates the axis between the nearest features of hulls at the transforms of a time.
    init(
        _ cache: SimplexCache, _ a: Hull, _ sweepA: Sweep, _ transformA: Transform,
        _ b: Hull, _ sweepB: Sweep, _ transformB: Transform
    ) {
        (self.a, self.b, self.sweepA, self.sweepB) = (a, b, sweepA, sweepB)
        if cache.count == 1 {
            kind = .points
            localPoint = .zero
            direction =
                (transformB.apply(b.points[cache.second.0]) - transformA.apply(a.points[cache.first.0]))
                .normalized
        } else if cache.first.0 == cache.first.1 {
            kind = .sideOfB
            (localPoint, direction) = Self.side(
                b, cache.second.0, cache.second.1, transformB,
                facing: transformA.apply(a.points[cache.first.0]))
        } else {
            kind = .sideOfA
            (localPoint, direction) = Self.side(
                a, cache.first.0, cache.first.1, transformA,
                facing: transformB.apply(b.points[cache.second.0]))
        }
    }

    private static func side(
        _ hull: Hull, _ i: Int, _ k: Int, _ transform: Transform, facing point: Vector2
    ) -> (Vector2, Vector2) {
        let (start, end) = (hull.points[i], hull.points[k])
        let normal = (end - start).rightNormal.normalized
        let midpoint = 0.5 * (start + end)
        let isFacing = dot(point - transform.apply(midpoint), transform.rotation.rotate(normal)) >= 0
        return (midpoint, isFacing ? normal : -normal)
    }

    enum Advance {
        case apart, touching, stuck
        case advanced(Float)
    }

    /// Advances from a time, with the transforms of that time, to the one at which the gap along the axis is
    /// the target.
    func advance(
        from now: Float, _ transformA: Transform, _ transformB: Transform, target: Float, tolerance: Float
    ) -> Advance {
        var later: Float = 1
        for _ in 0..<Self.maximumPushBacks {
            let deepest = deepestCorners(at: later)
            if deepest.gap > target + tolerance { return .apart }
            if deepest.gap > target - tolerance { return .advanced(later) }
            let gapNow = gap(of: deepest.corners, transformA, transformB)
            if gapNow < target - tolerance { return .stuck }
            if gapNow <= target + tolerance { return .touching }
            let moment = momentOfTarget(
                deepest.corners, from: now, gapNow, to: later, deepest.gap, target: target,
                tolerance: tolerance)
            // Where bodies are so far or so large that no time has a gap within the tolerance, the other push
            // backs would come out the same.
            if moment == later { break }
            later = moment
        }
        return .advanced(now)
    }

    /// The largest number of push backs: 8. A corner that is deep at the end may hide others that touch
    /// earlier, and each push back uncovers one; a side of a box has few.
    private static let maximumPushBacks = 8

    /// Returns the corners that are deepest along the axis at a time, and their gap.
    private func deepestCorners(at time: Float) -> (corners: (Int, Int), gap: Float) {
        let (transformA, transformB) = (sweepA.transform(at: time), sweepB.transform(at: time))
        var corners = (0, 0)
        switch kind {
        case .points:
            corners.0 = a.support(transformA.rotation.inverseRotate(direction))
            corners.1 = b.support(transformB.rotation.inverseRotate(-direction))
        case .sideOfA:
            corners.1 = b.support(transformB.rotation.inverseRotate(-transformA.rotation.rotate(direction)))
        case .sideOfB:
            corners.0 = a.support(transformA.rotation.inverseRotate(-transformB.rotation.rotate(direction)))
        }
        return (corners, gap(of: corners, transformA, transformB))
    }

    private func gap(of corners: (Int, Int), at time: Float) -> Float {
        gap(of: corners, sweepA.transform(at: time), sweepB.transform(at: time))
    }

    private func gap(of corners: (Int, Int), _ transformA: Transform, _ transformB: Transform) -> Float {
        switch kind {
        case .points:
            return dot(
                transformB.apply(b.points[corners.1]) - transformA.apply(a.points[corners.0]), direction)
        case .sideOfA:
            let normal = transformA.rotation.rotate(direction)
            return dot(transformB.apply(b.points[corners.1]) - transformA.apply(localPoint), normal)
        case .sideOfB:
            let normal = transformB.rotation.rotate(direction)
            return dot(transformA.apply(a.points[corners.0]) - transformB.apply(localPoint), normal)
        }
    }

    /// Returns the time at which the corners' gap is the target, by bisection and secant in turn: the secant
    /// converges fast, bisection always converges.
    private func momentOfTarget(
        _ corners: (Int, Int), from start: Float, _ startGap: Float, to end: Float, _ endGap: Float,
        target: Float,
        tolerance: Float
    ) -> Float {
        var (early, late) = (start, end)
        var (earlyGap, lateGap) = (startGap, endGap)
        for iteration in 0..<50 {
            let moment =
                iteration & 1 == 1
                ? early + (target - earlyGap) * (late - early) / (lateGap - earlyGap)
                : 0.5 * (early + late)
            // The search ends at two times whose gaps are known if bodies are so far that no time has a gap
            // within the tolerance.
            if moment == early && earlyGap > target || moment == late && lateGap < target { continue }
            let gap = gap(of: corners, at: moment)
            if abs(gap - target) < tolerance { return moment }
            if gap > target { (early, earlyGap) = (moment, gap) } else { (late, lateGap) = (moment, gap) }
        }
        return end
    }
}

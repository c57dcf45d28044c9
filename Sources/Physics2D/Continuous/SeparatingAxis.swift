/// A separating axis of two sweeping hulls, defined by a pair of corners or by a side of one hull.
struct SeparatingAxis {
    private enum Kind { case points, sideOfA, sideOfB }

    private let kind: Kind
    private let hulls: SweepingHulls
    /// The midpoint of the side, in its body's coordinates; unused for a pair of corners.
    private let localPoint: Vector2
    /// The axis: in the world for a pair of corners, otherwise the side's normal in its body's coordinates.
    private let direction: Vector2

    /// Creates the axis between the nearest features of hulls at the transforms of a time.
    init(_ cache: SimplexCache, _ hulls: SweepingHulls, _ transforms: SweepingHulls.Transforms) {
        self.hulls = hulls
        let (a, b) = (hulls.a, hulls.b)
        let (transformA, transformB) = transforms
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

    /// The axis in the world at a time's transforms, from A to B.
    func direction(at transforms: SweepingHulls.Transforms) -> Vector2 {
        switch kind {
        case .points: return direction
        case .sideOfA: return transforms.a.rotation.rotate(direction)
        case .sideOfB: return -transforms.b.rotation.rotate(direction)
        }
    }

    /// Advances from a time, with the transforms of that time, to the one at which the gap along the axis is
    /// the target.
    func advance(from now: Float, _ transforms: SweepingHulls.Transforms) -> Advance {
        var later: Float = 1
        for _ in 0..<Self.maximumPushBacks {
            switch pushBack(from: now, transforms, to: later) {
            case .decided(let advance): return advance
            case .deep(let corners, let gapNow, let deepestGap):
                let moment = momentOfTarget(corners, from: now, gapNow, to: later, deepestGap)
                // Where bodies are so far or so large that no time has a gap within the tolerance, the other
                // push backs would come out the same.
                if moment == later { return .advanced(now) }
                later = moment
            }
        }
        return .advanced(now)
    }

    /// The largest number of push backs: 8. A corner that is deep at the end may hide others that touch
    /// earlier, and each push back uncovers one; a side of a box has few.
    private static let maximumPushBacks = 8

    /// The state at a later time: the advance is decided, or corners are closer than the target there.
    enum PushBack {
        case decided(Advance)
        case deep(corners: (Int, Int), gapNow: Float, deepestGap: Float)
    }

    /// Examines the deepest corners at a later time.
    func pushBack(from now: Float, _ transforms: SweepingHulls.Transforms, to later: Float) -> PushBack {
        let (target, tolerance) = (hulls.target, Tuning.impactTolerance)
        let deepest = deepestCorners(hulls.transforms(at: later))
        if deepest.gap > target + tolerance { return .decided(.apart) }
        if deepest.gap > target - tolerance { return .decided(.advanced(later)) }
        let gapNow = gap(of: deepest.corners, transforms)
        if gapNow < target - tolerance { return .decided(.stuck) }
        if gapNow <= target + tolerance { return .decided(.touching) }
        return .deep(corners: deepest.corners, gapNow: gapNow, deepestGap: deepest.gap)
    }

    /// Returns the corners that are deepest along the axis at a time's transforms, and their gap.
    private func deepestCorners(
        _ transforms: SweepingHulls.Transforms
    ) -> (corners: (Int, Int), gap: Float) {
        let (rotationA, rotationB) = (transforms.a.rotation, transforms.b.rotation)
        var corners = (0, 0)
        switch kind {
        case .points:
            corners.0 = hulls.a.support(rotationA.inverseRotate(direction))
            corners.1 = hulls.b.support(rotationB.inverseRotate(-direction))
        case .sideOfA:
            corners.1 = hulls.b.support(rotationB.inverseRotate(-rotationA.rotate(direction)))
        case .sideOfB:
            corners.0 = hulls.a.support(rotationA.inverseRotate(-rotationB.rotate(direction)))
        }
        return (corners, gap(of: corners, transforms))
    }

    private func gap(of corners: (Int, Int), _ transforms: SweepingHulls.Transforms) -> Float {
        let (a, b) = (hulls.a, hulls.b)
        let (transformA, transformB) = transforms
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
        _ corners: (Int, Int), from start: Float, _ startGap: Float, to end: Float, _ endGap: Float
    ) -> Float {
        let target = hulls.target
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
            let gap = gap(of: corners, hulls.transforms(at: moment))
            if abs(gap - target) < Tuning.impactTolerance { return moment }
            if gap > target { (early, earlyGap) = (moment, gap) } else { (late, lateGap) = (moment, gap) }
        }
        return end
    }
}

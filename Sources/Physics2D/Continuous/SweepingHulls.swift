// Conservative advancement. Two hulls sweep through a sub-step. The features that are nearest at the current
// time define an axis along which the hulls are separated; while they are, they cannot touch. Find the time
// at which the gap along the axis falls to the target distance, find the nearest features there, and repeat
// until the true distance is the target. The target is a little inside the skins, so that the contact exists
// once the bodies are placed there.

/// Two hulls that sweep through what is left of a sub-step.
struct SweepingHulls {
    let a: Hull
    let b: Hull
    let sweepA: Sweep
    let sweepB: Sweep
    /// The distance at which the hulls count as touching, in meters: 3 slops less than their skin radii, or
    /// one slop if that is more.
    let target: Float

    /// The transforms of both hulls at a time.
    typealias Transforms = (a: Transform, b: Transform)

    init(_ a: Hull, _ sweepA: Sweep, _ b: Hull, _ sweepB: Sweep) {
        (self.a, self.b) = (a, b)
        (self.sweepA, self.sweepB) = (sweepA.normalized, sweepB.normalized)
        target = max(Tuning.linearSlop, a.skinRadius + b.skinRadius - 3 * Tuning.linearSlop)
    }

    /// The first time at which the hulls touch, as a fraction of what is left of the sweeps.
    var timeOfImpact: Impact {
        var cache = SimplexCache()
        var now: Float = 0
        for _ in 0..<20 {
            let known = cache
            let transforms = transforms(at: now)
            let gap = distance(a, at: transforms.a, b, at: transforms.b, cache: &cache)
            if gap <= 0 { return .none }
            if gap < target + Tuning.impactTolerance { return .at(now) }
            let axis = SeparatingAxis(cache, self, transforms)
            switch axis.advance(from: now, transforms) {
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

    /// Returns the transforms at a time, 0...1.
    func transforms(at time: Float) -> Transforms { Sweep.transforms(sweepA, sweepB, at: time) }
}

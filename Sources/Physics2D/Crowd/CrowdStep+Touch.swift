/// A pair that is to be looked at, and where it stood among the contacts of the last step.
struct ContactPlan: BitwiseCopyable {
    var key: UInt64
    /// The number of its old row, -1 for none.
    var old: Int32
    /// Whether it stays as it is, because neither body moves.
    var isKept: Bool

    var lower: Int32 { Int32(truncatingIfNeeded: key >> 32) }
    var higher: Int32 { Int32(truncatingIfNeeded: key) }
}

extension CrowdStep {
    /// Works out where the shapes of a pair touch, into its row.
    @inline(__always) func touch(
        _ plan: ContactPlan, _ old: UnsafePointer<CrowdContact>?, _ row: UnsafeMutablePointer<CrowdContact>
    ) {
        let (a, b) = (placed + Int(plan.lower), placed + Int(plan.higher))
        (row.pointee.shapeA, row.pointee.shapeB) = (plan.lower, plan.higher)
        (row.pointee.bodyA, row.pointee.bodyB) = (a.pointee.body, b.pointee.body)
        let touch =
            a.pointee.isBox && b.pointee.isBox
            ? Physics2D.touch(box: a.pointee, box: b.pointee) : touchOfOthers(plan.lower, plan.higher)
        guard touch.count > 0 else {
            row.pointee.material = .zero
            return
        }
        let center = centers[Int(a.pointee.body)]
        let hasTwo = touch.count == 2
        // A point that there is not counts as the first again, with a mass of 0.
        let (p, q) = (touch.points.0, hasTwo ? touch.points.1 : touch.points.0)
        row.pointee.geometry = Lanes(
            touch.normal.x, touch.normal.y, touch.separations.0,
            hasTwo ? touch.separations.1 : touch.separations.0)
        row.pointee.arms = Lanes(p.x, p.y, q.x, q.y) - Lanes(center.x, center.y, center.x, center.y)
        row.pointee.features = touch.features
        row.pointee.material = Lanes(
            (a.pointee.friction * b.pointee.friction).squareRoot(),
            max(a.pointee.restitution, b.pointee.restitution), 1, hasTwo ? 1 : 0)
        if let old, old.pointee.isTouching {
            row.pointee.inheritImpulses(from: old)
        } else {
            row.pointee.impulses = .zero
        }
    }

    /// Where shapes touch of which one is no box.
    @inline(never) private func touchOfOthers(_ lower: Int32, _ higher: Int32) -> Touch {
        let isTurned = columns.shapes[Int(higher)].rank < columns.shapes[Int(lower)].rank
        var touch = isTurned ? columns.touch(higher, lower) : columns.touch(lower, higher)
        if isTurned { touch.normal = -touch.normal }
        return touch
    }
}

extension Columns {
    /// Where two shapes of any kind touch.
    fileprivate func touch(_ first: Int32, _ second: Int32) -> Touch {
        let (a, b) = (shapes + Int(first), shapes + Int(second))
        let manifold = manifold(of: first, second, margin: 0)
        guard manifold.count > 0 else { return Touch() }
        let (placementA, placementB) =
            (bodies[Int(a.pointee.body)].placement, bodies[Int(b.pointee.body)].placement)
        let world = WorldManifold(
            manifold, placementA, a.pointee.skinRadius, placementB, b.pointee.skinRadius)
        func separation(_ index: Int) -> Float {
            Overlap(
                manifold, index, placementA, placementB, a.pointee.skinRadius + b.pointee.skinRadius
            ).separation
        }
        return Touch(
            normal: world.normal, points: world.points,
            separations: (separation(0), manifold.count == 2 ? separation(1) : 0),
            features: SIMD2(manifold.points.0.feature.bits, manifold.points.1.feature.bits),
            count: manifold.count)
    }
}

extension ContactFeature {
    var bits: UInt32 {
        UInt32(first) | UInt32(second) << 8 | UInt32(firstKind.rawValue) << 16
            | UInt32(secondKind.rawValue) << 24
    }
}

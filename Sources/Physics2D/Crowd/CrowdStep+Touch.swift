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
    /// Works out where the shapes of a pair touch.
    @inline(never) func contact(_ plan: ContactPlan, old: UnsafePointer<CrowdContact>?) -> CrowdContact {
        let (a, b) = (placed + Int(plan.lower), placed + Int(plan.higher))
        if a.pointee.isBox, b.pointee.isBox {
            let touch = touch(box: a.pointee, box: b.pointee)
            return contact(touch, plan.lower, plan.higher, old)
        }
        let isTurned =
            columns.shapes[Int(plan.higher)].rank < columns.shapes[Int(plan.lower)].rank
        let (first, second) = isTurned ? (plan.higher, plan.lower) : (plan.lower, plan.higher)
        var touch = columns.touch(first, second)
        if isTurned { touch.normal = -touch.normal }
        return contact(touch, plan.lower, plan.higher, old)
    }

    @inline(__always) private func contact(
        _ touch: Touch, _ shapeA: Int32, _ shapeB: Int32, _ old: UnsafePointer<CrowdContact>?
    ) -> CrowdContact {
        var contact = CrowdContact()
        (contact.shapeA, contact.shapeB) = (shapeA, shapeB)
        contact.bodyA = placed[Int(shapeA)].body
        contact.bodyB = placed[Int(shapeB)].body
        guard touch.count > 0 else { return contact }
        let center = centers[Int(contact.bodyA)]
        contact.geometry = Lanes(
            touch.normal.x, touch.normal.y, touch.separations.0, touch.separations.1)
        contact.arms = Lanes(
            touch.points.0.x - center.x, touch.points.0.y - center.y, touch.points.1.x - center.x,
            touch.points.1.y - center.y)
        // A point that there is not counts as the first again, with a mass of 0.
        if touch.count == 1 {
            (contact.arms.z, contact.arms.w) = (contact.arms.x, contact.arms.y)
            contact.geometry.w = touch.separations.0
        }
        contact.features = touch.features
        let (a, b) = (columns.shapes + Int(shapeA), columns.shapes + Int(shapeB))
        contact.material = Lanes(
            (a.pointee.friction * b.pointee.friction).squareRoot(),
            max(a.pointee.restitution, b.pointee.restitution), 1, touch.count == 2 ? 1 : 0)
        if let old, old.pointee.isTouching { contact.inheritImpulses(from: old.pointee) }
        return contact
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

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
    /// Works out where the shapes of pairs touch, four pairs of boxes at a time and others one by one, into
    /// their rows.
    func touch(
        _ range: Range<Int>, _ plans: UnsafePointer<ContactPlan>, _ old: UnsafePointer<CrowdContact>?,
        _ rows: UnsafeMutablePointer<CrowdContact>
    ) {
        var four = SIMD4<Int32>.zero
        var count = 0
        for index in range {
            let (plan, row) = (plans[index], rows + index)
            if plan.isKept, let old {
                row.pointee = old[Int(plan.old)]
                continue
            }
            let (a, b) = (placed + Int(plan.lower), placed + Int(plan.higher))
            (row.pointee.shapeA, row.pointee.shapeB) = (plan.lower, plan.higher)
            (row.pointee.bodyA, row.pointee.bodyB) = (a.pointee.body, b.pointee.body)
            guard a.pointee.isBox && b.pointee.isBox else {
                touchOthers(row)
                inherit(row, plan, old)
                continue
            }
            four[count] = Int32(truncatingIfNeeded: index)
            count += 1
            if count == 4 {
                touchBoxes(four, 4, plans, old, rows)
                count = 0
            }
        }
        guard count > 0 else { return }
        for lane in count..<4 { four[lane] = four[0] }
        touchBoxes(four, count, plans, old, rows)
    }

    @inline(__always) private func inherit(
        _ row: UnsafeMutablePointer<CrowdContact>, _ plan: ContactPlan, _ old: UnsafePointer<CrowdContact>?
    ) {
        row.pointee.impulses = .zero
        guard row.pointee.isTouching, let old, plan.old >= 0 else { return }
        let before = old + Int(plan.old)
        if before.pointee.isTouching { row.pointee.inheritImpulses(from: before) }
    }

    private func touchBoxes(
        _ four: SIMD4<Int32>, _ count: Int, _ plans: UnsafePointer<ContactPlan>,
        _ old: UnsafePointer<CrowdContact>?, _ rows: UnsafeMutablePointer<CrowdContact>
    ) {
        let (p, q) = (rows + Int(four[0]), rows + Int(four[1]))
        let (r, s) = (rows + Int(four[2]), rows + Int(four[3]))
        let a = SIMD4(p.pointee.shapeA, q.pointee.shapeA, r.pointee.shapeA, s.pointee.shapeA)
        let b = SIMD4(p.pointee.shapeB, q.pointee.shapeB, r.pointee.shapeB, s.pointee.shapeB)
        let (boxesA, boxesB) = (FourBoxes(placed, a), FourBoxes(placed, b))
        guard let touch = FourTouches(boxesA, boxesB) else {
            for lane in 0..<count { rows[Int(four[lane])].material = .zero }
            return
        }
        let center = FourBodies(
            centers + Int(p.pointee.bodyA), centers + Int(q.pointee.bodyA),
            centers + Int(r.pointee.bodyA), centers + Int(s.pointee.bodyA))
        let targets = (
            UnsafeMutableRawPointer(p), UnsafeMutableRawPointer(q), UnsafeMutableRawPointer(r),
            UnsafeMutableRawPointer(s)
        )
        FourBodies(x: touch.normalX, y: touch.normalY, turn: touch.firstGap, extra: touch.secondGap)
            .store(targets, CrowdContact.geometryOffset)
        FourBodies(
            x: touch.firstX - center.x, y: touch.firstY - center.y, turn: touch.secondX - center.x,
            extra: touch.secondY - center.y
        ).store(targets, CrowdContact.armsOffset)
        let (one, none) = (Lanes(repeating: 1), Lanes.zero)
        @inline(__always) func ifTouching(_ value: Lanes) -> Lanes {
            choose(touch.isTouching, value, none)
        }
        let restitution = most(boxesA.restitution, boxesB.restitution)
        FourBodies(
            x: ifTouching((boxesA.friction * boxesB.friction).squareRoot()), y: ifTouching(restitution),
            turn: ifTouching(one), extra: choose(touch.hasTwo, one, none)
        ).store(targets, CrowdContact.materialOffset)
        for lane in 0..<count {
            let row = rows + Int(four[lane])
            guard row.pointee.isTouching else { continue }
            row.pointee.features = SIMD2(touch.firstFeature[lane], touch.secondFeature[lane])
            inherit(row, plans[Int(four[lane])], old)
        }
    }

    /// Where shapes touch of which one is no box.
    @inline(never) private func touchOthers(_ row: UnsafeMutablePointer<CrowdContact>) {
        let (lower, higher) = (row.pointee.shapeA, row.pointee.shapeB)
        let isTurned = columns.shapes[Int(higher)].rank < columns.shapes[Int(lower)].rank
        let touch = isTurned ? columns.touch(higher, lower) : columns.touch(lower, higher)
        row.pointee.material = .zero
        guard touch.count > 0 else { return }
        let (a, b) = (placed + Int(lower), placed + Int(higher))
        let hasTwo = touch.count == 2
        let normal = isTurned ? -touch.normal : touch.normal
        // A point that there is not counts as the first again, with a mass of 0.
        let (p, q) = (touch.points.0, hasTwo ? touch.points.1 : touch.points.0)
        row.pointee.geometry = Lanes(
            normal.x, normal.y, touch.separations.0,
            hasTwo ? touch.separations.1 : touch.separations.0)
        let center = centers[Int(a.pointee.body)]
        row.pointee.arms = Lanes(p.x, p.y, q.x, q.y) - Lanes(center.x, center.y, center.x, center.y)
        row.pointee.features = touch.features
        row.pointee.material = Lanes(
            (a.pointee.size.w * b.pointee.size.w).squareRoot(),
            max(a.pointee.restitution, b.pointee.restitution), 1, hasTwo ? 1 : 0)
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

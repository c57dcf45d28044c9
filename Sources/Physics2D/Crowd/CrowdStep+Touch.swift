extension CrowdStep {
    /// Works out where the shapes of pairs touch, four pairs of boxes at a time and others one by one; notes
    /// which began or ceased to.
    func touch(
        _ range: Range<Int>, _ rows: UnsafeMutablePointer<CrowdContact>, _ changes: inout ChangedRows
    ) {
        var four = (rows, rows, rows, rows)
        var count = 0
        for index in range {
            let row = rows + index
            guard isMoving(row.pointee.bodyA) || isMoving(row.pointee.bodyB) else { continue }
            guard bounds[Int(row.pointee.shapeA)].overlaps(bounds[Int(row.pointee.shapeB)]) else {
                if row.pointee.isTouching {
                    row.pointee.material = .zero
                    changes.note(row)
                }
                continue
            }
            guard row.pointee.isOfBoxes else {
                if touchOthers(row) { changes.note(row) }
                continue
            }
            four = (row, four.0, four.1, four.2)
            count += 1
            if count == 4 {
                touchBoxes(four, count, &changes)
                count = 0
            }
        }
        guard count > 0 else { return }
        // A pair in several lanes has the same result in each.
        if count < 2 { four.1 = four.0 }
        if count < 3 { four.2 = four.0 }
        four.3 = four.0
        touchBoxes(four, count, &changes)
    }

    private typealias FourContacts = (
        UnsafeMutablePointer<CrowdContact>, UnsafeMutablePointer<CrowdContact>,
        UnsafeMutablePointer<CrowdContact>, UnsafeMutablePointer<CrowdContact>
    )

    @inline(never) private func touchBoxes(
        _ four: FourContacts, _ count: Int, _ changes: inout ChangedRows
    ) {
        let (p, q, r, s) = four
        let boxesA = FourBoxes(
            placed + Int(p.pointee.shapeA), placed + Int(q.pointee.shapeA), placed + Int(r.pointee.shapeA),
            placed + Int(s.pointee.shapeA))
        let boxesB = FourBoxes(
            placed + Int(p.pointee.shapeB), placed + Int(q.pointee.shapeB), placed + Int(r.pointee.shapeB),
            placed + Int(s.pointee.shapeB))
        let rows = (
            UnsafeMutableRawPointer(p), UnsafeMutableRawPointer(q), UnsafeMutableRawPointer(r),
            UnsafeMutableRawPointer(s)
        )
        let material = FourBodies(rows, CrowdContact.materialOffset)
        let wasTouching = material.turn .> 0
        guard let touch = FourTouches(boxesA, boxesB) else {
            if any(wasTouching) { note(four, count, wasTouching, .init(repeating: false), &changes) }
            return
        }
        let hasChanged = any(touch.isTouching .^ wasTouching)
        if hasChanged { note(four, count, wasTouching, touch.isTouching, &changes) }
        keepImpulses(rows, touch, material)
        let center = FourBodies(
            centers + Int(p.pointee.bodyA), centers + Int(q.pointee.bodyA), centers + Int(r.pointee.bodyA),
            centers + Int(s.pointee.bodyA))
        FourBodies(x: touch.normalX, y: touch.normalY, turn: touch.firstGap, extra: touch.secondGap)
            .store(rows, CrowdContact.geometryOffset)
        if hasChanged {
            storeArms(four, touch, center)
        } else {
            arms(touch, center).store(rows, CrowdContact.armsOffset)
        }
        let (one, none) = (Lanes(repeating: 1), Lanes.zero)
        @inline(__always) func ifTouching(_ value: Lanes) -> Lanes {
            choose(touch.isTouching, value, none)
        }
        FourBodies(
            x: ifTouching((boxesA.friction * boxesB.friction).squareRoot()),
            y: ifTouching(most(boxesA.restitution, boxesB.restitution)), turn: ifTouching(one),
            extra: choose(touch.hasTwo, one, none)
        ).store(rows, CrowdContact.materialOffset)
    }

    @inline(__always) private func keepImpulses(
        _ rows: FourRows, _ touch: FourTouches, _ material: FourBodies
    ) {
        let names = FourBodies(rows, CrowdContact.featuresOffset)
        let features = (
            unsafeBitCast(names.x, to: SIMD4<UInt32>.self), unsafeBitCast(names.y, to: SIMD4<UInt32>.self)
        )
        FourBodies(rows, CrowdContact.impulsesOffset).kept(touch, material, features)
            .store(rows, CrowdContact.impulsesOffset)
        FourBodies(
            x: unsafeBitCast(touch.firstFeature, to: Lanes.self),
            y: unsafeBitCast(touch.secondFeature, to: Lanes.self), turn: names.turn, extra: names.extra
        ).store(rows, CrowdContact.featuresOffset)
    }

    @inline(__always) private func arms(_ touch: FourTouches, _ center: FourBodies) -> FourBodies {
        FourBodies(
            x: touch.firstX - center.x, y: touch.firstY - center.y, turn: touch.secondX - center.x,
            extra: touch.secondY - center.y)
    }

    /// Stores the arms of pairs that touch; those of others keep theirs, which tell where they parted.
    @inline(never) private func storeArms(
        _ four: FourContacts, _ touch: FourTouches, _ center: FourBodies
    ) {
        let arms = arms(touch, center)
        for (lane, row) in [four.0, four.1, four.2, four.3].enumerated() where touch.isTouching[lane] {
            row.pointee.arms = Lanes(arms.x[lane], arms.y[lane], arms.turn[lane], arms.extra[lane])
        }
    }

    /// Notes the pairs that began or ceased to touch.
    @inline(never) private func note(
        _ four: FourContacts, _ count: Int, _ was: FourTouches.Mask, _ isNow: FourTouches.Mask,
        _ changes: inout ChangedRows
    ) {
        let rows = [four.0, four.1, four.2, four.3]
        for lane in 0..<count where was[lane] != isNow[lane] {
            changes.note(rows[lane])
            if was[lane] { rows[lane].pointee.material = .zero }
        }
    }

    /// Works out where shapes touch of which one is no box; says whether they began or ceased to.
    @inline(never) private func touchOthers(_ row: UnsafeMutablePointer<CrowdContact>) -> Bool {
        let (lower, higher) = (row.pointee.shapeA, row.pointee.shapeB)
        let touch = columns.touch(lower, higher)
        let before = row.pointee
        row.pointee.material = .zero
        guard touch.count > 0 else { return before.isTouching }
        let (a, b) = (placed + Int(lower), placed + Int(higher))
        let hasTwo = touch.count == 2
        // A point that there is not counts as the first again, with a mass of 0.
        let (p, q) = (touch.points.0, hasTwo ? touch.points.1 : touch.points.0)
        row.pointee.geometry = Lanes(
            touch.normal.x, touch.normal.y, touch.separations.0,
            hasTwo ? touch.separations.1 : touch.separations.0)
        let center = centers[Int(a.pointee.body)]
        row.pointee.arms = Lanes(p.x, p.y, q.x, q.y) - Lanes(center.x, center.y, center.x, center.y)
        row.pointee.features = touch.features
        row.pointee.material = Lanes(
            (a.pointee.size.w * b.pointee.size.w).squareRoot(),
            max(a.pointee.restitution, b.pointee.restitution), 1, hasTwo ? 1 : 0)
        row.pointee.impulses = .zero
        if before.isTouching { row.pointee.inheritImpulses(from: before) }
        return !before.isTouching
    }
}

extension Columns {
    /// The normal from a shape to one that it touches; nil when it does not.
    func normal(from first: Int32, to second: Int32) -> Vector2? {
        let touch = touch(first, second)
        return touch.count > 0 ? touch.normal : nil
    }

    /// Where two shapes of any kind touch.
    fileprivate func touch(_ first: Int32, _ second: Int32) -> Touch {
        guard shapes[Int(second)].rank < shapes[Int(first)].rank else { return rankedTouch(first, second) }
        var touch = rankedTouch(second, first)
        touch.normal = -touch.normal
        return touch
    }

    /// The same when the first is of no higher rank.
    private func rankedTouch(_ first: Int32, _ second: Int32) -> Touch {
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

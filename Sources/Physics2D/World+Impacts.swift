// Continuous collision. After a sub-step a fast body may have passed through a wall, or into it. For each
// contact of a body with something fixed, or of a bullet with anything, the first moment of touch is
// computed. The earliest of all is resolved: both bodies are put where they were then, the contact is solved
// there, and they go on for the rest of the sub-step. Then again, until nothing touches within the sub-step.

extension World {
    /// Resolves the impacts of the sub-step in the order of time.
    mutating func solveImpacts(_ time: Float) {
        forgetImpacts()
        while let (contact, moment) = earliestImpact(), moment < 1 - 10 * Float.ulpOfOne {
            resolveImpact(of: contact, at: moment, time)
        }
    }

    private mutating func forgetImpacts() {
        var place = newestContact
        while place >= 0 {
            contacts[place].knowsImpact = false
            contacts[place].isInIsland = false
            contacts[place].impactCount = 0
            contacts[place].impact = 1
            place = contacts[place].older
        }
        place = newestBody
        while place >= 0 {
            bodies[place].sweep.startFraction = 0
            place = bodies[place].older
        }
    }

    private mutating func earliestImpact() -> (contact: Int32, moment: Float)? {
        withImpactSearch { columns, newest in
            var earliest: (contact: Int32, moment: Float)?
            var place = newest
            while place >= 0 {
                let moment = columns.impact(of: place)
                if moment < earliest?.moment ?? 1 { earliest = (place, moment) }
                place = columns.contacts[Int(place)].older
            }
            return earliest
        }
    }

    private mutating func withImpactSearch<Result>(_ search: (Columns, Int32) -> Result) -> Result {
        let newest = newestContact
        return withColumns { search($0, newest) }
    }

    private mutating func resolveImpact(of place: Int32, at moment: Float, _ time: Float) {
        let (bodyA, bodyB) = (contacts[place].bodyA, contacts[place].bodyB)
        let (sweepA, sweepB) = (bodies[bodyA].sweep, bodies[bodyB].sweep)
        let mayTunnel = withColumns { $0.mayTunnel(place) }
        bodies[bodyA].advance(to: moment)
        bodies[bodyB].advance(to: moment)
        if mayTunnel { contacts[place].margin = Tuning.linearSlop + Tuning.impactTolerance }
        update(place)
        contacts[place].knowsImpact = false
        contacts[place].impactCount += 1
        guard contacts[place].isTouching else {
            // Not a touch after all: the bodies go back, and the contact is left alone for this sub-step.
            contacts[place].isEnabled = false
            restore(bodyA, sweepA)
            restore(bodyB, sweepB)
            return
        }
        bodies[bodyA].wakeIfDynamic()
        bodies[bodyB].wakeIfDynamic()
        gatherImpactIsland(around: place, bodyA, bodyB, at: moment)
        solveImpactIsland((1 - moment) * time, bodyA, bodyB)
        finishImpactIsland()
        pairMovedShapes()
    }

    private mutating func restore(_ body: Int32, _ sweep: Sweep) {
        bodies[body].sweep = sweep
        bodies[body].placement = sweep.placement
    }

    /// The two bodies, what touches them at that moment, and the bodies behind it.
    private mutating func gatherImpactIsland(
        around contact: Int32, _ bodyA: Int32, _ bodyB: Int32, at moment: Float
    ) {
        scratch.islandBodies.removeAll(keepingCapacity: true)
        scratch.islandContacts.removeAll(keepingCapacity: true)
        // Joints wait for the next sub-step: the rest of this one is too short to pull at them.
        scratch.islandJoints.removeAll(keepingCapacity: true)
        scratch.islandBodies.append(bodyA)
        scratch.islandBodies.append(bodyB)
        bodies[bodyA].isInIsland = true
        bodies[bodyB].isInIsland = true
        scratch.islandContacts.append(contact)
        contacts[contact].isInIsland = true
        gatherImpactContacts(of: bodyA, at: moment)
        gatherImpactContacts(of: bodyB, at: moment)
    }

    private mutating func gatherImpactContacts(of place: Int32, at moment: Float) {
        guard bodies[place].kind == .dynamic else { return }
        var end = bodies[place].firstContact
        while end >= 0 {
            let index = end >> 1
            let contact = contacts[index]
            end = contact[end & 1].next
            guard !contact.isInIsland else { continue }
            let other = contact.bodyA == place ? contact.bodyB : contact.bodyA
            if bodies[other].kind == .dynamic, !bodies[place].isBullet, !bodies[other].isBullet { continue }
            let sweep = bodies[other].sweep
            if !bodies[other].isInIsland { bodies[other].advance(to: moment) }
            update(index)
            guard contacts[index].isTouching else {
                restore(other, sweep)
                continue
            }
            contacts[index].isInIsland = true
            scratch.islandContacts.append(index)
            guard !bodies[other].isInIsland else { continue }
            bodies[other].isInIsland = true
            bodies[other].wakeIfDynamic()
            scratch.islandBodies.append(other)
        }
    }

    private mutating func solveImpactIsland(_ time: Float, _ bodyA: Int32, _ bodyB: Int32) {
        let iterations = velocityIterations
        withIsland(impulseScale: 0) { island in
            for _ in 0..<Tuning.impactPositionIterations {
                if island.solver.solvePositions(movingOnly: bodyA, bodyB) { break }
            }
            // The rest of the sub-step starts where the bodies are now, so that they cannot hit the same
            // thing again at once.
            for body in [bodyA, bodyB] {
                island.columns.bodies[Int(body)].sweep.startCenter =
                    island.columns.bodies[Int(body)].sweep.center
                island.columns.bodies[Int(body)].sweep.startAngle =
                    island.columns.bodies[Int(body)].sweep.angle
            }
            island.solver.prepare()
            for _ in 0..<iterations { island.solver.solveVelocities() }
            // The impulses are not kept: those of a part of a sub-step are no start for a whole one.
            island.integratePositions(time)
            island.place()
        }
    }

    private mutating func finishImpactIsland() {
        for i in scratch.islandBodies.indices {
            let place = scratch.islandBodies[i]
            bodies[place].isInIsland = false
            guard bodies[place].kind == .dynamic else { continue }
            moveLeaves(of: place)
            var end = bodies[place].firstContact
            while end >= 0 {
                contacts[end >> 1].knowsImpact = false
                contacts[end >> 1].isInIsland = false
                end = contacts[end >> 1][end & 1].next
            }
        }
    }
}

extension Columns {
    // Polygons without a skin touch only where they overlap, but the moment of impact is the one at which
    // they are still a slop apart. At common speeds that does no harm: the next sub-step finds the overlap.
    // Where the way is longer than a shape is thick there is none to find.
    /// Whether one of a contact's shapes could leave the other on its far side within the sub-step.
    fileprivate func mayTunnel(_ place: Int32) -> Bool {
        let contact = contacts[Int(place)]
        let (a, b) = (bodies[Int(contact.bodyA)].sweep, bodies[Int(contact.bodyB)].sweep)
        let way = (b.center - b.startCenter) - (a.center - a.startCenter)
        let thickness = min(hull(contact.shapeA).innerRadius, hull(contact.shapeB).innerRadius)
        return way.lengthSquared > thickness * thickness
    }

    /// The part of the sub-step at which a contact's shapes touch first; 1 when they do not, or need not be
    /// looked at.
    fileprivate func impact(of place: Int32) -> Float {
        let contact = contacts + Int(place)
        guard contact.pointee.isEnabled, contact.pointee.impactCount <= Tuning.maximumImpacts else {
            return 1
        }
        if contact.pointee.knowsImpact { return contact.pointee.impact }
        let (a, b) = (bodies + Int(contact.pointee.bodyA), bodies + Int(contact.pointee.bodyB))
        guard a.pointee.isMoving || b.pointee.isMoving, a.pointee.canHit || b.pointee.canHit else { return 1 }
        let start = max(a.pointee.sweep.startFraction, b.pointee.sweep.startFraction)
        if a.pointee.sweep.startFraction < start { a.pointee.sweep.advance(to: start) }
        if b.pointee.sweep.startFraction < start { b.pointee.sweep.advance(to: start) }
        let impact = timeOfImpact(
            hull(contact.pointee.shapeA), a.pointee.sweep, hull(contact.pointee.shapeB), b.pointee.sweep)
        contact.pointee.impact = 1
        if case .at(let share) = impact { contact.pointee.impact = min(start + (1 - start) * share, 1) }
        contact.pointee.knowsImpact = true
        return contact.pointee.impact
    }
}

extension Body {
    /// Whether a contact of the body asks for continuous collision: fixed bodies are walls, bullets hit
    /// everything.
    fileprivate var canHit: Bool { isBullet || kind == .fixed }
}

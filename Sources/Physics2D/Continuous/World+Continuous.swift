// Continuous collision as in Box2D 2.3. After the solver a fast body may have passed through a wall, or into
// it. For each contact of a moving body with a fixed one, and of a bullet with anything, the time of impact
// is computed. The earliest impact is resolved: both bodies move to where they were at that time, the contact
// is solved there, and they move on for the rest of the sub-step. This repeats until no impact is left within
// the sub-step. The first round searches all contacts, on all workers; later rounds search only those of
// bodies that an impact has moved, and begin with a lower bound of each time.

/// The scratch memory of continuous collision.
struct ContinuousCollision: Sendable {
    fileprivate var lists = ContactLists()
    fileprivate var queue = ImpactQueue()
    /// The contacts to search again.
    fileprivate var dirty: [Int32] = []
    fileprivate var found = ScratchBuffer<Int32>()
    fileprivate var foundCounts = ScratchBuffer<Int>()
    /// The sweeps from which the impacts of contacts with a lower bound are found, by contact.
    fileprivate var pendings = ScratchBuffer<ImpactSearch.PendingImpact>()
    fileprivate var pendingCount = 0
    fileprivate var motions = ScratchBuffer<ImpactSearch.BodyMotion>()
    /// The bodies and contacts of the island around an impact.
    fileprivate var members: [Int32] = []
    fileprivate var contacts: [Int32] = []
    fileprivate var isMember = ScratchBuffer<Bool>()
    fileprivate var solver = SequentialContactSolver()
}

extension World {
    /// Resolves the impacts of the sub-step in the order of their times.
    mutating func solveContinuous(_ time: Float, _ workers: WorkerScope) {
        findImpacts(workers)
        guard !continuous.queue.isEmpty else { return }
        linkContacts()
        while let (index, moment) = earliestImpact(), moment < 1 - 10 * Float.ulpOfOne {
            resolveImpact(of: index, at: moment, time)
        }
        for index in bodies.elements.indices { bodies.elements[index].sweep.startFraction = 0 }
        continuous.queue.removeAll()
        continuous.pendingCount = 0
    }

    /// Finds the impacts of all contacts, each as if it were the only one.
    private mutating func findImpacts(_ workers: WorkerScope) {
        let found = continuous.found.reserve(store.contacts.count)
        let counts = continuous.foundCounts.reserve(workers.chunkCount)
        let motions = continuous.motions.reserve(bodies.elements.count)
        let solver = solver
        let count = withContext { context in
            let search = ImpactSearch(context, for: solver)
            workers.forEachChunk { chunk in
                for index in chunk.range(of: 0..<context.bodyCount) {
                    motions[index] = ImpactSearch.BodyMotion(of: context.bodies[index])
                }
            }
            workers.forEachChunk { chunk in
                let range = chunk.range(of: 0..<context.contactCount)
                counts[chunk.index] = search.findImpacts(range, motions, found + range.lowerBound)
            }
            return workers.join(found, counts, of: 0..<context.contactCount)
        }
        for index in 0..<count {
            continuous.queue.insert(found[index], at: store.contacts[Int(found[index])].impact)
        }
    }

    private mutating func linkContacts() {
        var lists = ContactLists()
        swap(&lists, &continuous.lists)
        withContext { _ = lists.link($0) { _ in true } }
        swap(&lists, &continuous.lists)
        let isMember = continuous.isMember.reserve(bodies.elements.count)
        isMember.update(repeating: false, count: bodies.elements.count)
    }

    private mutating func earliestImpact() -> (contact: Int, moment: Float)? {
        var continuous = ContinuousCollision()
        swap(&continuous, &self.continuous)
        defer { swap(&continuous, &self.continuous) }
        let solver = solver
        return withContext { context in
            let search = ImpactSearch(context, for: solver)
            let pendings = continuous.pendings.reserve(
                context.contactCount, keeping: continuous.pendingCount)
            continuous.pendingCount = context.contactCount
            continuous.dirty.removeAll { context.contacts[Int($0)].flags.contains(.hasCachedImpact) }
            continuous.dirty.sortDescending()
            for index in continuous.dirty
            where !context.contacts[Int(index)].flags.contains(.hasCachedImpact) {
                let moment = search.impactBound(of: Int(index), pendings)
                if moment < 1 { continuous.queue.insert(index, at: moment) }
            }
            continuous.dirty.removeAll(keepingCapacity: true)
            return continuous.queue.first(search, pendings)
        }
    }

    private mutating func resolveImpact(of index: Int, at moment: Float, _ time: Float) {
        let (bodyA, bodyB) = (store.contacts[index].bodyA, store.contacts[index].bodyB)
        let (sweepA, sweepB) = (bodies[bodyA].sweep, bodies[bodyB].sweep)
        let needsContinuous = withContext { $0.needsContinuous(index) }
        bodies[bodyA].advance(to: moment)
        bodies[bodyB].advance(to: moment)
        if needsContinuous { store.contacts[index].flags.formUnion(.hasMargin) }
        updateAtImpact(index)
        store.contacts[index].flags.subtract(.hasCachedImpact)
        store.contacts[index].impactCount += 1
        let contactCount = store.contacts.count
        if store.contacts[index].isTouching {
            bodies[bodyA].wakeIfDynamic()
            bodies[bodyB].wakeIfDynamic()
            gatherImpactIsland(around: index, bodyA, bodyB, at: moment)
            solveImpactIsland((1 - moment) * time, bodyA, bodyB)
            finishImpactIsland()
        } else {
            // The shapes do not touch after all: the bodies go back, and the contact is disabled for this
            // sub-step.
            store.contacts[index].flags.subtract(.enabled)
            restore(bodyA, sweepA)
            restore(bodyB, sweepB)
        }
        continuous.dirty.append(Int32(truncatingIfNeeded: index))
        for new in contactCount..<store.contacts.count {
            continuous.dirty.append(Int32(truncatingIfNeeded: new))
        }
    }

    /// Updates a contact at the current transforms of its bodies. If this wakes a body, marks both bodies'
    /// contacts to be searched.
    private mutating func updateAtImpact(_ index: Int) {
        let oldCount = UInt8(truncatingIfNeeded: store.contacts[index].manifold.count)
        guard let kind = withContext({ $0.update($0.contacts + index) }) else { return }
        let change = ContactChange(contact: Int32(truncatingIfNeeded: index), kind: kind, oldCount: oldCount)
        guard commit(change) else { return }
        markContacts(of: store.contacts[index].bodyA, areStale: false)
        markContacts(of: store.contacts[index].bodyB, areStale: false)
    }

    private mutating func restore(_ body: Int32, _ sweep: Sweep) {
        bodies[body].sweep = sweep
        bodies[body].transform = sweep.transform
    }

    /// Gathers the two bodies, the contacts that touch them at the time of impact, and the bodies on the
    /// other side of those.
    private mutating func gatherImpactIsland(
        around contact: Int, _ bodyA: Int32, _ bodyB: Int32, at moment: Float
    ) {
        continuous.members.removeAll(keepingCapacity: true)
        continuous.contacts.removeAll(keepingCapacity: true)
        addMember(bodyA)
        addMember(bodyB)
        continuous.contacts.append(Int32(truncatingIfNeeded: contact))
        gatherImpactContacts(of: bodyA, at: moment)
        gatherImpactContacts(of: bodyB, at: moment)
    }

    private mutating func addMember(_ body: Int32) {
        continuous.members.append(body)
        continuous.isMember.reserve(bodies.elements.count)[Int(body)] = true
    }

    private func isMember(_ body: Int32) -> Bool { continuous.isMember.contents[Int(body)] }

    private mutating func gatherImpactContacts(of body: Int32, at moment: Float) {
        guard bodies[body].kind == .dynamic else { return }
        forEachContact(of: body) { world, index in
            guard !world.continuous.contacts.contains(Int32(truncatingIfNeeded: index)) else { return }
            let other = world.store.contacts[index].body(besides: body)
            if world.bodies[other].kind == .dynamic, !world.bodies[body].isBullet,
                !world.bodies[other].isBullet
            {
                return
            }
            let sweep = world.bodies[other].sweep
            if !world.isMember(other) { world.bodies[other].advance(to: moment) }
            world.updateAtImpact(index)
            guard world.store.contacts[index].isTouching else { return world.restore(other, sweep) }
            world.continuous.contacts.append(Int32(truncatingIfNeeded: index))
            guard !world.isMember(other) else { return }
            world.addMember(other)
            world.bodies[other].wakeIfDynamic()
        }
    }

    private mutating func forEachContact(of body: Int32, _ visit: (inout World, Int) -> Void) {
        let links = continuous.lists.links
        links.forEachContact(of: body) { visit(&self, $0) }
    }

    private mutating func solveImpactIsland(_ time: Float, _ bodyA: Int32, _ bodyB: Int32) {
        let iterations = velocityIterations
        var continuous = ContinuousCollision()
        swap(&continuous, &self.continuous)
        withContext { context in
            let contacts = continuous.contacts.withUnsafeBufferPointer {
                continuous.solver.constraints(of: $0, context, impulseScale: 0)
            }
            for _ in 0..<Tuning.impactPositionIterations {
                if contacts.solvePositions(movingOnly: bodyA, bodyB) { break }
            }
            // The rest of the sub-step starts at the current transforms, so that the bodies cannot hit the
            // same thing again at once.
            context.bodies[Int(bodyA)].sweep.restart()
            context.bodies[Int(bodyB)].sweep.restart()
            contacts.prepare()
            for _ in 0..<iterations { contacts.solveVelocities() }
            // The impulses are not stored: those of a part of a sub-step cannot warm-start a whole one.
            for member in continuous.members {
                context.bodies[Int(member)].integratePosition(time)
                context.place(member)
            }
        }
        swap(&continuous, &self.continuous)
    }

    private mutating func finishImpactIsland() {
        for index in continuous.members.indices {
            let body = continuous.members[index]
            continuous.isMember.reserve(bodies.elements.count)[Int(body)] = false
            guard bodies[body].kind == .dynamic else { continue }
            updateAABBs(ofImpacted: body)
            markContacts(of: body, areStale: true)
        }
        let contactCount = store.contacts.count
        updatePairs(WorkerScope(pool: nil))
        guard store.contacts.count > contactCount else { return }
        var lists = ContactLists()
        swap(&lists, &continuous.lists)
        withContext { _ = lists.linkNewContacts($0) }
        swap(&lists, &continuous.lists)
    }

    /// Marks a body's contacts to be searched again; with `areStale` also those whose impact is cached.
    private mutating func markContacts(of body: Int32, areStale: Bool) {
        guard bodies[body].kind == .dynamic else { return }
        forEachContact(of: body) { world, index in
            if areStale { world.store.contacts[index].flags.subtract(.hasCachedImpact) }
            world.continuous.dirty.append(Int32(truncatingIfNeeded: index))
        }
    }
}

extension [Int32] {
    /// Sorts a list in place, in descending order; a short list, as most are, without a call.
    fileprivate mutating func sortDescending() {
        guard count <= 16 else { return sort(by: >) }
        for index in indices.dropFirst() {
            let value = self[index]
            var hole = index
            while hole > 0, self[hole - 1] < value {
                self[hole] = self[hole - 1]
                hole -= 1
            }
            self[hole] = value
        }
    }
}

extension StepContext {
    /// Returns whether one of a contact's shapes could pass through the other within the sub-step.
    fileprivate func needsContinuous(_ index: Int) -> Bool {
        // Polygons without a radius touch only where they overlap, but at the time of impact they are still a
        // slop apart. At common speeds that does no harm: the next sub-step finds the overlap. A displacement
        // longer than a shape is thick can skip the overlap.
        let contact = contacts[index]
        let (a, b) = (bodies[Int(contact.bodyA)].sweep, bodies[Int(contact.bodyB)].sweep)
        let displacement = (b.center - b.startCenter) - (a.center - a.startCenter)
        let thickness = min(hull(contact.shapeA).innerRadius, hull(contact.shapeB).innerRadius)
        return displacement.lengthSquared > thickness * thickness
    }
}

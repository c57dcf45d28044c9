// The stages of the step that create, update and destroy contacts.

extension World {
    /// Creates contacts for the new pairs of shapes whose fat AABBs overlap, in ascending order of the
    /// shapes' indices.
    mutating func updatePairs(_ workers: WorkerScope) {
        guard !broadPhase.moved.isEmpty else { return }
        findNewPairs(workers)
        for index in broadPhase.newPairs.indices { createContact(broadPhase.newPairs[index]) }
    }

    private mutating func findNewPairs(_ workers: WorkerScope) {
        // A separate function, so that its copy of the pair set is released before the set changes and would
        // be copied.
        let (rules, pairs) = (CollisionRules(of: self), store.pairs)
        var broadPhase = BroadPhase()
        swap(&broadPhase, &self.broadPhase)
        withContext { context in
            broadPhase.findNewPairs(workers) { key in
                !pairs.contains(key) && rules.shouldCollide(key, context)
            }
        }
        swap(&broadPhase, &self.broadPhase)
    }

    private mutating func createContact(_ key: UInt64) {
        let (a, b) = (Int32(truncatingIfNeeded: key >> 32), Int32(truncatingIfNeeded: key))
        let (first, second) = shapes[b].rank < shapes[a].rank ? (b, a) : (a, b)
        let (shapeA, shapeB) = (shapes[first], shapes[second])
        store.append(Contact(first, shapeA, second, shapeB))
    }

    /// Updates the manifolds of all contacts of awake bodies, and destroys contacts whose fat AABBs no longer
    /// overlap or whose shapes may no longer collide.
    mutating func updateContacts(_ workers: WorkerScope) {
        defer { (needsFiltering, needsMaterials) = (false, false) }
        guard !store.contacts.isEmpty else { return }
        let rules = CollisionRules(of: self)
        let (refilters, refreshesMaterials) = (needsFiltering, needsMaterials)
        let changes = scratch.changes.reserve(store.contacts.count)
        let counts = scratch.changeCounts.reserve(workers.chunkCount)
        let changeCount = withContext { context in
            let stage = NarrowPhase(
                context: context, rules: rules, refilters: refilters, refreshesMaterials: refreshesMaterials)
            workers.forEachChunk { chunk in
                let range = chunk.range(of: 0..<context.contactCount)
                counts[chunk.index] = stage.update(range, changes + range.lowerBound)
            }
            return workers.join(changes, counts, of: 0..<context.contactCount)
        }
        if changeCount > 0 { commit(changes, changeCount) }
        switch solver {
        case .sequential: store.compactIfSparse()
        case .graphColored: store.sortIfScattered(shapeCount: shapes.elements.count)
        }
    }

    /// Reports and applies changes in the order of Box2D's list, from the newest contact to the oldest.
    private mutating func commit(_ changes: UnsafePointer<ContactChange>, _ count: Int) {
        // Box2D updates one contact after the other, from the newest to the oldest. A contact that begins or
        // ends wakes its bodies, and their contacts further down the list are then updated in the same step.
        // So after the first change that wakes a body, contacts are visited one by one.
        var next = count - 1
        while next >= 0 {
            let change = changes[next]
            next -= 1
            if commit(change) { return commitOneByOne(changes, next, below: Int(change.contact)) }
        }
    }

    private mutating func commitOneByOne(_ changes: UnsafePointer<ContactChange>, _ last: Int, below end: Int)
    {
        var next = last
        for index in stride(from: end - 1, through: 0, by: -1) {
            if next >= 0, Int(changes[next].contact) == index {
                _ = commit(changes[next])
                next -= 1
            } else if let change = updateLate(index) {
                _ = commit(change)
            }
        }
    }

    /// Updates a contact that the first pass skipped because its bodies were asleep; returns its change.
    private mutating func updateLate(_ index: Int) -> ContactChange? {
        let flags = store.contacts[index].flags
        guard !flags.contains(.updated), !flags.contains(.destroyed) else { return nil }
        return withContext { context in
            let contact = context.contacts + index
            guard context.isActive(contact) else { return nil }
            let (a, b) = (Int(contact.pointee.shapeA), Int(contact.pointee.shapeB))
            let count = UInt8(truncatingIfNeeded: contact.pointee.manifold.count)
            let isNear = context.bounds[a].fat.overlaps(context.bounds[b].fat)
            guard let kind = isNear ? context.update(contact) : .destroyed else { return nil }
            return ContactChange(contact: Int32(truncatingIfNeeded: index), kind: kind, oldCount: count)
        }
    }

    /// Reports a change and wakes the bodies of the contact; returns whether one of them was asleep.
    @discardableResult
    mutating func commit(_ change: ContactChange) -> Bool {
        if change.kind == .destroyed { return destroyContact(Int(change.contact)) }
        contactsDidChange()
        let contact = store.contacts[Int(change.contact)]
        report(change.kind == .began ? .began : .ended, contact, pointCount: Int(change.oldCount))
        return wakeBodies(of: contact)
    }

    /// Destroys a contact. If its shapes touched, reports the end of the touch and wakes both bodies. Returns
    /// whether one of them was asleep.
    @discardableResult
    private mutating func destroyContact(_ index: Int) -> Bool {
        let contact = store.contacts[index]
        store.destroy(index)
        guard contact.isTouching else { return false }
        contactsDidChange()
        report(.ended, contact, pointCount: contact.manifold.count)
        return wakeBodies(of: contact)
    }

    private mutating func contactsDidChange() { touchingLayout &+= 1 }

    private mutating func wakeBodies(of contact: Contact) -> Bool {
        let (first, second) = (bodies[contact.bodyA].isAsleep, bodies[contact.bodyB].isAsleep)
        bodies[contact.bodyA].wakeIfDynamic()
        bodies[contact.bodyB].wakeIfDynamic()
        return first || second
    }

    private mutating func report(_ phase: ContactEvent.Phase, _ contact: Contact, pointCount: Int) {
        var manifold = contact.manifold
        if phase == .ended { manifold.count = pointCount }
        let point = withContext { $0.center(of: manifold, contact) }
        events.append(
            ContactEvent(
                phase: phase, bodyA: identifier(contact.bodyA), bodyB: identifier(contact.bodyB),
                tagA: shapes[contact.shapeA].tag, tagB: shapes[contact.shapeB].tag, point: point))
    }

    /// Destroys a body's contacts: all of them, or those of the shapes of one owner.
    mutating func destroyContacts(of body: Int32, ownedBy owner: Int32? = nil) {
        for index in store.contacts.indices.reversed() {
            let contact = store.contacts[index]
            guard !contact.isDestroyed, contact.bodyA == body || contact.bodyB == body else { continue }
            let isDoomed =
                owner == nil || shapes[contact.shapeA].owner == owner || shapes[contact.shapeB].owner == owner
            if isDoomed { destroyContact(index) }
        }
    }
}

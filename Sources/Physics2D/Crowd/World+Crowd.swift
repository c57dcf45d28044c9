extension World {
    /// Converts the contacts when the solver was changed.
    mutating func countCrowd() {
        let shouldBe = solver == .graphColored
        if shouldBe && !isCrowd { becomeCrowd() }
        if !shouldBe && isCrowd { disperse() }
    }

    /// Moves a crowd forward by a step.
    mutating func stepCrowd(_ time: Float) {
        movedShapes.removeAll(keepingCapacity: true)
        var crowd = Crowd()
        swap(&crowd, &self.crowd)
        if hasNewShapes || needsFiltering { crowd.isStale = true }
        (hasNewShapes, needsFiltering) = (false, false)
        let rules = CrowdRules(of: self)
        withColumns { crowd.step($0, rules, time) }
        swap(&crowd, &self.crowd)
        events.append(contentsOf: self.crowd.events)
        self.crowd.events.removeAll(keepingCapacity: true)
    }

    /// Turns the list of contacts into a crowd's rows.
    private mutating func becomeCrowd() {
        isCrowd = true
        var rows: [CrowdContact] = []
        var place = newestContact
        while place >= 0 {
            let contact = contacts[place]
            if contact.isTouching { rows.append(withColumns { CrowdContact(contact, $0) }) }
            place = contact.older
        }
        crowd.contacts = rows.sorted { $0.key < $1.key }
        removeContacts()
    }

    /// Forgets the list of contacts, without events.
    private mutating func removeContacts() {
        contacts = Pool()
        newestContact = -1
        for place in bodies.elements.indices { bodies.elements[place].firstContact = -1 }
    }

    /// Turns a crowd's rows into the list of contacts, and lets the tree catch up.
    private mutating func disperse() {
        isCrowd = false
        let rows = crowd.contacts
        crowd = Crowd()
        for row in rows where row.isTouching {
            let place = createContact(row.shapeA, row.shapeB)
            contacts[place].isTouching = true
            _ = withColumns { $0.update(place) }
            contacts[place].manifold.points.0.normalImpulse = row.impulses.x
            contacts[place].manifold.points.1.normalImpulse = row.impulses.z
            let rubbing = row.impulses.y / Float(row.count)
            contacts[place].manifold.points.0.tangentImpulse = rubbing
            contacts[place].manifold.points.1.tangentImpulse = row.count == 2 ? rubbing : 0
        }
        for place in bodies.elements.indices where bodies.elements[place].generation != 0 {
            refreshLeaves(of: Int32(place))
        }
        hasNewShapes = true
    }

    /// Takes out a body's contacts in a crowd: all of them, or those with the shapes of one owner.
    mutating func destroyCrowdContacts(of body: Int32, ownedBy owner: Int32? = nil) {
        var doomed: [CrowdContact] = []
        crowd.isStale = true
        crowd.contacts.removeAll { row in
            guard row.bodyA == body || row.bodyB == body else { return false }
            guard
                owner == nil || shapes[row.shapeA].owner == owner || shapes[row.shapeB].owner == owner
            else { return false }
            doomed.append(row)
            return true
        }
        for row in doomed where row.isTouching {
            let center = bodies[row.bodyA].sweep.center
            events.append(withColumns { $0.event(.ended, row, center) })
            bodies[row.bodyA].wakeIfDynamic()
            bodies[row.bodyB].wakeIfDynamic()
        }
    }
}

extension CrowdContact {
    /// A contact of few bodies as a crowd's row, with the impulses that held it.
    fileprivate init(_ contact: Contact, _ columns: Columns) {
        let isTurned = contact.shapeB < contact.shapeA
        (shapeA, shapeB) =
            isTurned ? (contact.shapeB, contact.shapeA) : (contact.shapeA, contact.shapeB)
        (bodyA, bodyB) =
            isTurned ? (contact.bodyB, contact.bodyA) : (contact.bodyA, contact.bodyB)
        let world = WorldManifold(
            contact.manifold, columns.bodies[Int(contact.bodyA)].placement,
            columns.shapes[Int(contact.shapeA)].skinRadius, columns.bodies[Int(contact.bodyB)].placement,
            columns.shapes[Int(contact.shapeB)].skinRadius)
        let center = columns.bodies[Int(bodyA)].sweep.center
        let first = world.points.0 - center
        let second = contact.manifold.count == 2 ? world.points.1 - center : first
        let normal = isTurned ? -world.normal : world.normal
        geometry = Lanes(normal.x, normal.y, 0, 0)
        arms = Lanes(first.x, first.y, second.x, second.y)
        let (p, q) = (contact.manifold.points.0, contact.manifold.points.1)
        impulses = Lanes(p.normalImpulse, p.tangentImpulse + q.tangentImpulse, q.normalImpulse, 0)
        material = Lanes(
            contact.friction, contact.restitution, 1, contact.manifold.count == 2 ? 1 : 0)
        features = SIMD2(p.feature.bits, q.feature.bits)
    }
}

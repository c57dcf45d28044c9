/// Two shapes whose boxes meet, the older one first.
struct ShapePair: Sendable, Comparable {
    let first: Int32
    let second: Int32

    init(_ a: Int32, _ b: Int32) {
        first = min(a, b)
        second = max(a, b)
    }

    static func < (a: ShapePair, b: ShapePair) -> Bool { (a.first, a.second) < (b.first, b.second) }
}

extension World {
    /// Finds the shapes that came near those that moved, and makes a contact of each new pair.
    mutating func pairMovedShapes() {
        hasNewShapes = false
        guard !movedShapes.isEmpty else { return }
        scratch.pairs.removeAll(keepingCapacity: true)
        for shape in movedShapes { collectPairs(of: shape) }
        movedShapes.removeAll(keepingCapacity: true)
        scratch.pairs.sort()
        var last: ShapePair?
        for pair in scratch.pairs where pair != last {
            last = pair
            if shouldCollide(pair.first, pair.second), !haveContact(pair.first, pair.second) {
                createContact(pair.first, pair.second)
            }
        }
    }

    private mutating func collectPairs(of shape: Int32) {
        let tree = self.tree
        var pairs: [ShapePair] = []
        swap(&pairs, &scratch.pairs)
        tree.query(tree.box(of: shapes[shape].leaf), stack: &scratch.treeStack) { leaf in
            let other = tree.shape(of: leaf)
            if other != shape { pairs.append(ShapePair(shape, other)) }
        }
        swap(&pairs, &scratch.pairs)
    }

    private func shouldCollide(_ a: Int32, _ b: Int32) -> Bool {
        let (first, second) = (shapes[a], shapes[b])
        guard first.body != second.body, !(first.isSegment && second.isSegment) else { return false }
        guard bodies[first.body].kind == .dynamic || bodies[second.body].kind == .dynamic else {
            return false
        }
        return filter[first.group, second.group] && !areKeptFromColliding(first.body, second.body)
    }

    private func haveContact(_ a: Int32, _ b: Int32) -> Bool {
        var end = bodies[shapes[a].body].firstContact
        while end >= 0 {
            let contact = contacts[end >> 1]
            if (contact.shapeA == a && contact.shapeB == b) || (contact.shapeA == b && contact.shapeB == a) {
                return true
            }
            end = contact[end & 1].next
        }
        return false
    }

    @discardableResult
    mutating func createContact(_ a: Int32, _ b: Int32) -> Int32 {
        let (first, second) = shapes[b].rank < shapes[a].rank ? (b, a) : (a, b)
        let place = contacts.insert(Contact(first, second, in: shapes.elements))
        contacts[place].older = newestContact
        if newestContact >= 0 { contacts[newestContact].newer = place }
        newestContact = place
        link(place, side: 0, to: contacts[place].bodyA)
        link(place, side: 1, to: contacts[place].bodyB)
        return place
    }

    private mutating func link(_ contact: Int32, side: Int32, to body: Int32) {
        let end = contact << 1 | side
        let next = bodies[body].firstContact
        contacts[contact][side].next = next
        if next >= 0 { contacts[next >> 1][next & 1].previous = end }
        bodies[body].firstContact = end
    }

    private mutating func unlink(_ contact: Int32, side: Int32, from body: Int32) {
        let link = contacts[contact][side]
        if link.next >= 0 { contacts[link.next >> 1][link.next & 1].previous = link.previous }
        if link.previous >= 0 {
            contacts[link.previous >> 1][link.previous & 1].next = link.next
        } else {
            bodies[body].firstContact = link.next
        }
    }

    /// Takes a contact out; if its shapes touched, that ends now and both bodies wake.
    mutating func destroyContact(_ place: Int32) {
        let contact = contacts[place]
        if contact.isTouching {
            let middle = withColumns { $0.middle(of: contact.manifold, contact) }
            report(ContactChange(phase: .ended, contact: place, point: middle))
            bodies[contact.bodyA].wakeIfDynamic()
            bodies[contact.bodyB].wakeIfDynamic()
        }
        if contact.newer >= 0 {
            contacts[contact.newer].older = contact.older
        } else {
            newestContact = contact.older
        }
        if contact.older >= 0 { contacts[contact.older].newer = contact.newer }
        unlink(place, side: 0, from: contact.bodyA)
        unlink(place, side: 1, from: contact.bodyB)
        contacts.remove(place)
    }

    /// Takes out a body's contacts: all of them, or those with the shapes of one owner.
    mutating func destroyContacts(of body: Int32, ownedBy owner: Int32? = nil) {
        if isCrowd { destroyCrowdContacts(of: body, ownedBy: owner) }
        var end = bodies[body].firstContact
        while end >= 0 {
            let contact = contacts[end >> 1]
            let next = contact[end & 1].next
            let isDoomed =
                owner == nil || shapes[contact.shapeA].owner == owner || shapes[contact.shapeB].owner == owner
            if isDoomed { destroyContact(end >> 1) }
            end = next
        }
    }

    mutating func refreshContactMaterials(of body: Int32) {
        var end = bodies[body].firstContact
        while end >= 0 {
            let contact = contacts[end >> 1]
            let (a, b) = (shapes[contact.shapeA], shapes[contact.shapeB])
            contacts[end >> 1].friction = (a.friction * b.friction).squareRoot()
            contacts[end >> 1].restitution = max(a.restitution, b.restitution)
            end = contact[end & 1].next
        }
    }

    private mutating func report(_ change: ContactChange) {
        let contact = contacts[change.contact]
        events.append(
            ContactEvent(
                phase: change.phase, bodyA: identifier(contact.bodyA), bodyB: identifier(contact.bodyB),
                tagA: shapes[contact.shapeA].tag, tagB: shapes[contact.shapeB].tag, point: change.point))
    }

    /// Computes anew where the shapes of each contact of an awake body touch, and drops contacts whose boxes
    /// have parted.
    mutating func updateContacts() {
        let filters = needsFiltering
        needsFiltering = false
        var place = newestContact
        while place >= 0 {
            let contact = contacts[place]
            let older = contact.older
            if filters && !shouldCollide(contact.shapeA, contact.shapeB) {
                destroyContact(place)
            } else if bodies[contact.bodyA].isMoving || bodies[contact.bodyB].isMoving {
                if boxesMeet(contact) { update(place) } else { destroyContact(place) }
            }
            place = older
        }
    }

    private func boxesMeet(_ contact: Contact) -> Bool {
        tree.box(of: shapes[contact.shapeA].leaf).overlaps(tree.box(of: shapes[contact.shapeB].leaf))
    }

    mutating func update(_ contact: Int32) {
        if let change = withColumns({ $0.update(contact) }) { report(change) }
    }
}

/// The contacts of a world in the order of their creation, destroyed ones among them until compaction. Box2D
/// keeps lists from the newest contact to the oldest; here that order is the array, read backward. For the
/// graph-colored solver, which needs no order, older contacts are sorted by shape instead.
struct ContactStore: Sendable {
    var contacts: [Contact] = []
    private(set) var pairs = PairSet()
    private var destroyedCount = 0
    /// A version number that changes when the contacts' indices do.
    private(set) var layout = 0

    /// The number of contacts.
    var count: Int { contacts.count - destroyedCount }

    mutating func append(_ contact: Contact) {
        contacts.append(contact)
        pairs.insert(PairSet.key(contact.shapeA, contact.shapeB))
    }

    /// Marks a contact as destroyed; its index stays until compaction.
    mutating func destroy(_ index: Int) {
        contacts[index].flags = .destroyed
        pairs.remove(PairSet.key(contacts[index].shapeA, contacts[index].shapeB))
        destroyedCount += 1
    }

    /// The number of contacts at the start of the array that the last sort left in order.
    private var sortedCount = 0
    private var spare: [Contact] = []
    private var starts: [Int32] = []

    /// Converts the friction of contacts with two points. The sequential solver has an impulse at each point;
    /// the graph-colored solver has one impulse between them, of which both points store a copy.
    mutating func convertFriction(to solver: SolverKind) {
        for index in contacts.indices where contacts[index].manifold.count == 2 {
            let (first, second) = contacts[index].manifold.points
            let sum = first.tangentImpulse + second.tangentImpulse
            let share = solver == .sequential ? 0.5 * first.tangentImpulse : sum
            contacts[index].manifold.points.0.tangentImpulse = share
            contacts[index].manifold.points.1.tangentImpulse = share
        }
    }

    /// Removes destroyed contacts once there are more than 16 and more than an eighth of all, and keeps the
    /// order of the others.
    mutating func compactIfSparse() {
        guard destroyedCount > 16, 8 * destroyedCount > contacts.count else { return }
        sortedCount = 0
        var kept = 0
        contacts.withUnsafeMutableBufferPointer { contacts in
            for index in contacts.indices where !contacts[index].isDestroyed {
                if kept != index { contacts[kept] = contacts[index] }
                kept += 1
            }
        }
        contacts.removeLast(contacts.count - kept)
        destroyedCount = 0
        layout &+= 1
    }

    /// Removes destroyed contacts and sorts the others by the lower index of their shapes, by counting sort,
    /// once an eighth of all and 16 more are destroyed or out of order. Contacts of neighboring bodies are
    /// then neighbors in memory; the graph-colored solver needs no other order.
    mutating func sortIfScattered(shapeCount: Int) {
        guard 8 * (destroyedCount + contacts.count - sortedCount) > contacts.count + 128 else { return }
        starts.removeAll(keepingCapacity: true)
        starts.append(contentsOf: repeatElement(0, count: shapeCount + 1))
        for contact in contacts where !contact.isDestroyed { starts[Int(contact.key) + 1] += 1 }
        for shape in 0..<shapeCount { starts[shape + 1] += starts[shape] }
        let count = self.count
        if spare.count < count {
            let filler = Contact(ofNullBody: 0)
            spare.append(contentsOf: repeatElement(filler, count: max(count, contacts.count) - spare.count))
        }
        for contact in contacts where !contact.isDestroyed {
            spare[Int(starts[Int(contact.key)])] = contact
            starts[Int(contact.key)] += 1
        }
        spare.removeLast(spare.count - count)
        swap(&spare, &contacts)
        (destroyedCount, sortedCount) = (0, count)
        layout &+= 1
    }
}

extension Contact {
    fileprivate var key: Int32 { min(shapeA, shapeB) }
}

extension ContactStore {
    /// Writes or reads the contacts, in their order.
    mutating func code(_ archive: inout Archive) {
        archive.code(&contacts, from: Contact(ofNullBody: 0)) { $1.code(&$0) }
        archive.code(&sortedCount)
        guard archive.isReading else { return }
        (pairs, destroyedCount) = (PairSet(), 0)
        for contact in contacts {
            if contact.isDestroyed {
                destroyedCount += 1
            } else {
                pairs.insert(PairSet.key(contact.shapeA, contact.shapeB))
            }
        }
        sortedCount = max(0, min(sortedCount, contacts.count))
        layout &+= 1
    }
}

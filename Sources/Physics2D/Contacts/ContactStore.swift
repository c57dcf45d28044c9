/// The contacts of a world in the order in which they began, destroyed ones among them until compaction. Box2D keeps
/// lists from the newest contact to the oldest; here that order is the array, read backward.
struct ContactStore: Sendable {
    var contacts: [Contact] = []
    private var pairs = PairSet()
    private var destroyedCount = 0
    /// A number that changes when indices do.
    private(set) var layout = 0

    /// The number of contacts.
    var count: Int { contacts.count - destroyedCount }

    /// Returns whether a pair of shapes has a contact.
    func contains(_ key: UInt64) -> Bool { pairs.contains(key) }

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

    /// Removes destroyed contacts once they are an eighth of all, and keeps the others in order.
    mutating func compactIfSparse() {
        guard destroyedCount > 16, 8 * destroyedCount > contacts.count else { return }
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
}

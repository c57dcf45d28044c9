// Contacts affect one another only through the bodies that they move. So every order in which each body meets
// its contacts in the same sequence gives the same bits. Of these orders the one by levels is used: a
// contact's level is one above the highest level of the earlier contacts of its moving bodies. Contacts of a
// level share no moving body, so two neighbors in the order can mostly be solved at once (level scheduling,
// as for sparse triangular systems: Anderson and Saad, 1989).

/// Sorts the contacts of an island by levels, which leaves the result the same bit by bit.
struct IndependentOrder: Sendable {
    private var levels = ScratchBuffer<Int32>()
    private var starts = ScratchBuffer<Int32>()
    private var sorted = ScratchBuffer<Int32>()
    /// The first level above the contacts so far, for each body.
    private var bodyLevels = ScratchBuffer<Int32>()

    /// Returns the contacts in the order of their levels, and within a level in the given order.
    mutating func sort(
        _ contacts: UnsafeBufferPointer<Int32>, _ context: StepContext
    ) -> UnsafeBufferPointer<Int32> {
        let (levels, sorted) = (levels.reserve(contacts.count), sorted.reserve(contacts.count))
        let (starts, next) = (starts.reserve(contacts.count + 1), bodyLevels.reserve(context.bodyCount))
        for index in contacts {
            let contact = context.contacts + Int(index)
            (next[Int(contact.pointee.bodyA)], next[Int(contact.pointee.bodyB)]) = (0, 0)
        }
        starts.update(repeating: 0, count: contacts.count + 1)
        for index in contacts.indices {
            let contact = context.contacts + Int(contacts[index])
            let (a, b) = (Int(contact.pointee.bodyA), Int(contact.pointee.bodyB))
            let level = max(next[a], next[b])
            // A body that does not move connects nothing.
            if context.bodies[a].kind == .dynamic { next[a] = level + 1 }
            if context.bodies[b].kind == .dynamic { next[b] = level + 1 }
            levels[index] = level
            starts[Int(level) + 1] += 1
        }
        for level in 0..<contacts.count { starts[level + 1] += starts[level] }
        for index in contacts.indices {
            let level = Int(levels[index])
            sorted[Int(starts[level])] = contacts[index]
            starts[level] += 1
        }
        return UnsafeBufferPointer(start: sorted, count: contacts.count)
    }
}

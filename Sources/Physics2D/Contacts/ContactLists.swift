/// The contacts of each body as linked lists, from the newest to the oldest, built for a stage of the step.
struct ContactLists: Sendable {
    private var heads = ScratchBuffer<Int32>()
    private var nexts = ScratchBuffer<Int32>()
    /// The number of contacts that are linked.
    private var linkedCount = 0

    /// Links the contacts that are not destroyed and that meet a condition; returns the lists.
    mutating func link(_ context: StepContext, where isIncluded: (Contact) -> Bool) -> Links {
        let links = Links(
            heads: heads.reserve(context.bodyCount), nexts: nexts.reserve(2 * context.contactCount))
        links.heads.update(repeating: -1, count: context.bodyCount)
        for index in 0..<context.contactCount {
            let contact = context.contacts + index
            if !contact.pointee.isDestroyed, isIncluded(contact.pointee) {
                links.insert(index, contact.pointee)
            }
        }
        linkedCount = context.contactCount
        return links
    }

    /// Links the contacts that were created since the last call; returns the lists.
    mutating func linkNewContacts(_ context: StepContext) -> Links {
        let links = Links(
            heads: heads.reserve(context.bodyCount),
            nexts: nexts.reserve(2 * context.contactCount, keeping: 2 * linkedCount))
        for index in linkedCount..<context.contactCount { links.insert(index, context.contacts[index]) }
        linkedCount = context.contactCount
        return links
    }

    /// The lists of the last call, for as long as the buffers are not reserved again.
    var links: Links {
        Links(
            heads: UnsafeMutablePointer(mutating: heads.contents),
            nexts: UnsafeMutablePointer(mutating: nexts.contents))
    }

    struct Links {
        let heads: UnsafeMutablePointer<Int32>
        /// The next link after each link. A contact has two links, one in each body's list: its index
        /// doubled, plus 1 at its second body.
        let nexts: UnsafeMutablePointer<Int32>

        @inline(__always) fileprivate func insert(_ index: Int, _ contact: Contact) {
            let link = Int32(truncatingIfNeeded: 2 * index)
            nexts[2 * index] = heads[Int(contact.bodyA)]
            heads[Int(contact.bodyA)] = link
            nexts[2 * index + 1] = heads[Int(contact.bodyB)]
            heads[Int(contact.bodyB)] = link + 1
        }

        @inline(__always) func forEachContact(of body: Int32, _ visit: (Int) -> Void) {
            var link = heads[Int(body)]
            while link >= 0 {
                visit(Int(link >> 1))
                link = nexts[Int(link)]
            }
        }
    }
}

/// The contacts with an impact in the sub-step, as a binary heap with the earliest impact first. Of two
/// impacts at the same time the newer contact's comes first, as in Box2D's list. An entry whose contact has
/// meanwhile got another impact, or none, is stale, and is removed when it comes first. The time of an entry
/// may be a lower bound: the impact is searched when the entry comes first.
struct ImpactQueue: Sendable {
    private struct Entry: BitwiseCopyable {
        let moment: Float
        let contact: Int32

        @inline(__always) func precedes(_ other: Entry) -> Bool {
            moment < other.moment || (moment == other.moment && contact > other.contact)
        }
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    mutating func insert(_ contact: Int32, at moment: Float) {
        let entry = Entry(moment: moment, contact: contact)
        var index = entries.count
        entries.append(entry)
        while index > 0, entry.precedes(entries[(index - 1) / 2]) {
            entries[index] = entries[(index - 1) / 2]
            index = (index - 1) / 2
        }
        entries[index] = entry
    }

    /// Removes stale entries from the front, replaces lower bounds by the impacts, and returns the contact of
    /// the earliest impact with its time; nil when none is left.
    mutating func first(
        _ search: ImpactSearch, _ pendings: UnsafePointer<ImpactSearch.PendingImpact>
    ) -> (contact: Int, moment: Float)? {
        while let entry = entries.first {
            let index = Int(entry.contact)
            let isCurrent = search.context.contacts[index].hasImpact(at: entry.moment)
            if isCurrent, !search.context.contacts[index].flags.contains(.hasImpactBound) {
                return (index, entry.moment)
            }
            removeFirst()
            guard isCurrent else { continue }
            let moment = search.impact(of: index, pendings[index])
            if moment < 1 { insert(entry.contact, at: moment) }
        }
        return nil
    }

    private mutating func removeFirst() {
        let entry = entries.removeLast()
        guard !entries.isEmpty else { return }
        var index = 0
        while let child = earlierChild(of: index), entries[child].precedes(entry) {
            entries[index] = entries[child]
            index = child
        }
        entries[index] = entry
    }

    private func earlierChild(of index: Int) -> Int? {
        let left = 2 * index + 1
        guard left < entries.count else { return nil }
        let right = left + 1
        return right < entries.count && entries[right].precedes(entries[left]) ? right : left
    }
}

extension Contact {
    /// Returns whether the contact's cached impact is at a time of the sub-step, 0...1.
    fileprivate func hasImpact(at moment: Float) -> Bool {
        flags.isSuperset(of: [.hasCachedImpact, .enabled]) && impact == moment
    }
}

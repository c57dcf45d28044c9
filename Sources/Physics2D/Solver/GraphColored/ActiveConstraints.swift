/// The active constraints of a step in the order of the contacts, as the chunks of a stage listed them.
struct ActiveConstraints {
    /// The list of constraints, in which each chunk's part starts at the index of its first contact.
    private let list: UnsafePointer<ActiveConstraint>
    /// The number of constraints in the chunks before each chunk; the last element is the total.
    private let before: UnsafePointer<Int>
    private let contactCount: Int
    private let chunkCount: Int

    var count: Int { before[chunkCount] }

    /// Collects the active constraints of all contacts.
    init(
        _ bodies: SolverBodies, _ workers: WorkerScope, list: UnsafeMutablePointer<ActiveConstraint>,
        counts: UnsafeMutablePointer<Int>
    ) {
        let context = bodies.context
        workers.forEachChunk { chunk in
            let range = chunk.range(of: 0..<context.contactCount)
            counts[chunk.index + 1] = Self.collect(range, bodies, list + range.lowerBound)
        }
        counts[0] = 0
        for chunk in 0..<workers.chunkCount { counts[chunk + 1] += counts[chunk] }
        (self.list, before) = (UnsafePointer(list), UnsafePointer(counts))
        (contactCount, chunkCount) = (context.contactCount, workers.chunkCount)
    }

    private static func collect(
        _ range: Range<Int>, _ bodies: SolverBodies, _ list: UnsafeMutablePointer<ActiveConstraint>
    ) -> Int {
        var count = 0
        for index in range {
            let contact = bodies.context.contacts + index
            let flags = contact.pointee.flags
            guard flags.isSuperset(of: [.touching, .enabled]) else { continue }
            let (a, b) = (contact.pointee.bodyA, contact.pointee.bodyB)
            let (movesA, movesB) = (bodies.isMoving(a), bodies.isMoving(b))
            // Written in any case and counted if active: a branch on the condition would be unpredictable.
            list[count] = ActiveConstraint(
                contact: Int32(truncatingIfNeeded: index), bodyA: movesA ? a : -1, bodyB: movesB ? b : -1)
            count += movesA || movesB ? 1 : 0
        }
        return count
    }

    /// Calls `visit` with the constraints of a range and their indices, in ascending order.
    @inline(__always) func forEach(in range: Range<Int>, _ visit: (Int, ActiveConstraint) -> Void) {
        for number in 0..<chunkCount {
            let own = range.clamped(to: before[number]..<before[number + 1])
            guard !own.isEmpty else { continue }
            let start = Chunk(index: number, count: chunkCount).range(of: 0..<contactCount).lowerBound
            let first = list + start - before[number]
            for index in own { visit(index, first[index]) }
        }
    }
}

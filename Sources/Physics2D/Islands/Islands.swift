/// Bodies that touch one another or are joined, directly or through others. Fixed bodies do not connect: two
/// boxes on one floor are two islands. The sequential solver solves island by island, and an island sleeps as
/// a unit.
struct Island: BitwiseCopyable {
    /// The island's parts of the lists in `Islands`.
    var bodies: IslandSlice
    var contacts: IslandSlice
    var joints: IslandSlice
    /// Whether an overlap or a joint's error is left that keeps the island awake.
    var isUnsettled = false
}

/// An island's part of a list.
struct IslandSlice: BitwiseCopyable {
    var start, end: Int32
}

/// The islands of awake bodies in a step.
struct Islands {
    let islands: UnsafeMutablePointer<Island>
    let count: Int
    /// The awake dynamic bodies, island after island; their touching contacts; their joints.
    let bodies: UnsafePointer<Int32>
    let bodyCount: Int
    let contacts: UnsafePointer<Int32>
    let joints: UnsafePointer<Int32>
    /// The island of each body; -1 for a body in none. Valid when there are islands.
    let islandOfBody: UnsafePointer<Int32>

    func bodies(of island: Island) -> UnsafeBufferPointer<Int32> { slice(bodies, island.bodies) }
    func contacts(of island: Island) -> UnsafeBufferPointer<Int32> { slice(contacts, island.contacts) }
    func joints(of island: Island) -> UnsafeBufferPointer<Int32> { slice(joints, island.joints) }

    private func slice(_ list: UnsafePointer<Int32>, _ range: IslandSlice) -> UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: list + Int(range.start), count: Int(range.end - range.start))
    }

    /// Puts the islands to sleep whose liveliest body has been slow for half a second and in which nothing is
    /// unsettled.
    func updateSleep(_ context: StepContext, _ time: Float) {
        for index in 0..<count {
            let members = bodies(of: islands[index])
            var shortest = Float.greatestFiniteMagnitude
            for member in members {
                context.bodies[Int(member)].countRest(time)
                shortest = min(shortest, context.bodies[Int(member)].sleepTime)
            }
            guard shortest >= Tuning.timeToSleep, !islands[index].isUnsettled else { continue }
            for member in members { context.bodies[Int(member)].sleep() }
        }
    }
}

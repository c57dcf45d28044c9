/// The islands of awake bodies in a step.
struct Islands {
    let islands: UnsafeMutablePointer<Island>
    let count: Int
    /// The awake dynamic bodies, their touching contacts and their joints, island by island.
    let bodies: UnsafePointer<Int32>
    let bodyCount: Int
    let contacts: UnsafePointer<Int32>
    let joints: UnsafePointer<Int32>
    /// The island of each body; -1 for a body in none. Valid only when there are islands.
    let islandOfBody: UnsafePointer<Int32>

    func bodies(of island: Island) -> UnsafeBufferPointer<Int32> { slice(bodies, island.bodies) }
    func contacts(of island: Island) -> UnsafeBufferPointer<Int32> { slice(contacts, island.contacts) }
    func joints(of island: Island) -> UnsafeBufferPointer<Int32> { slice(joints, island.joints) }

    private func slice(_ list: UnsafePointer<Int32>, _ range: IslandSlice) -> UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: list + Int(range.start), count: Int(range.end - range.start))
    }

    /// Puts each island to sleep whose bodies have all been slow for half a second, unless it is unsettled;
    /// updates the sleep times by the step's time, in seconds.
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

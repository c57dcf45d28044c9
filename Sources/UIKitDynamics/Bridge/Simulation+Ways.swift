// What lies between two ticks, for films in slow motion or with motion blur. It is only looked at: no number
// of the engine's changes.
extension Simulation {
    /// Notes where every item is now.
    func extendWays() {
        guard recordsWays else { return }
        for record in items {
            record.way.append(ItemWay.Stop(center: center(of: record), angle: angle(of: record)))
        }
    }

    /// Begins all ways anew.
    func forgetWays() {
        guard recordsWays else { return }
        for record in items { record.way.removeAll(keepingCapacity: true) }
    }
}

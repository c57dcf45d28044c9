import Physics2D

// An item of several shapes touches another object once, however many of its shapes do: its decomposition
// into pieces is not visible to the scene. The contacts of items of one shape are reported as they are.

/// The number of touching shape pairs for each pair of bodies, at least one of which is compound.
struct ContactPairCount {
    private struct Pair: Hashable {
        let first: BodyID
        let second: BodyID
    }

    private var counts: [Pair: Int] = [:]

    /// Counts an event; returns true when it is to be reported: the first contact of a pair of bodies,
    /// or the end of the last.
    mutating func counts(_ event: ContactEvent) -> Bool {
        let pair =
            counts[Pair(first: event.bodyB, second: event.bodyA)] == nil
            ? Pair(first: event.bodyA, second: event.bodyB) : Pair(first: event.bodyB, second: event.bodyA)
        let before = counts[pair] ?? 0
        let now = event.phase == .began ? before + 1 : before - 1
        counts[pair] = now > 0 ? now : nil
        return event.phase == .began ? before == 0 : now == 0
    }
}

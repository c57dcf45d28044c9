import Physics2D

// An item of several shapes touches a thing once, however many of its shapes do: that it is cut into pieces
// is not the scene's business. Items of one shape are reported touch by touch.

/// How many shapes of compound items touch what.
struct TouchCount {
    private struct Pair: Hashable {
        let first: BodyID
        let second: BodyID
    }

    private var counts: [Pair: Int] = [:]

    /// Whether an event is one for the scene: the first touch of a pair of bodies, or the end of the last.
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

/// The animations that were added to a layer and run, in the order added. Adding, finding and removing one
/// takes the same time however many there are.
@MainActor struct RunningAnimations {
    /// The animations, with nil in the places of removed ones.
    private(set) var slots: [RunningAnimation?] = []
    private var keyed: [String: RunningAnimation] = [:]
    private var count = 0

    /// True when no animation runs.
    var isEmpty: Bool { count == 0 }

    /// The animation of a key; nil for none.
    subscript(key: String) -> RunningAnimation? { keyed[key] }

    /// Returns whether an animation is among them.
    func contains(_ run: RunningAnimation) -> Bool {
        slots.indices.contains(run.slot) && slots[run.slot] === run
    }

    /// Adds an animation, whose key no other one has.
    mutating func append(_ run: RunningAnimation) {
        run.slot = slots.count
        slots.append(run)
        count += 1
        if let key = run.key { keyed[key] = run }
    }

    /// Removes an animation; one that is not among them has no effect.
    mutating func remove(_ run: RunningAnimation) {
        guard contains(run) else { return }
        slots[run.slot] = nil
        count -= 1
        if let key = run.key { keyed[key] = nil }
        if slots.count > 2 * count + 8 { close() }
    }

    /// Moves the animations into the places of removed ones.
    private mutating func close() {
        slots.removeAll { $0 == nil }
        for (slot, run) in slots.enumerated() { run?.slot = slot }
    }
}

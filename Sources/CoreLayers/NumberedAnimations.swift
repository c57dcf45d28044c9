/// The running animations of blocks that change one property of a layer, in the order recorded.
@MainActor struct NumberedAnimations {
    /// The animations, with nil in the places of removed ones, of which there are none without `places`.
    private(set) var slots: [AdditiveAnimation?] = []
    private var count = 0
    /// The slots of each block; nil while there are so few that a search is faster.
    private var places: [ObjectIdentifier: [Int]]?

    private static let mostSearched = 8

    /// True when there is no animation.
    var isEmpty: Bool { count == 0 }

    /// The animations without the places of removed ones.
    var all: [AdditiveAnimation] { slots.compactMap(\.self) }

    /// Returns whether some animation is one of a block.
    func contains(_ block: AnimationBlock) -> Bool {
        guard let places else { return slots.contains { $0?.block === block } }
        return places[ObjectIdentifier(block)] != nil
    }

    /// Returns whether some animation is one of another block.
    func hasOthers(than block: AnimationBlock) -> Bool {
        guard let places else { return slots.contains { $0?.block !== block } }
        return places.count > (contains(block) ? 1 : 0)
    }

    /// Adds an animation as the last one.
    mutating func append(_ animation: AdditiveAnimation) {
        places?[ObjectIdentifier(animation.block), default: []].append(slots.count)
        slots.append(animation)
        count += 1
        if places == nil, slots.count > Self.mostSearched { listPlaces() }
    }

    /// Removes the animations of a block.
    mutating func remove(_ block: AnimationBlock) {
        guard places != nil else {
            slots.removeAll { $0?.block === block }
            count = slots.count
            return
        }
        guard let own = places?.removeValue(forKey: ObjectIdentifier(block)) else { return }
        for place in own { slots[place] = nil }
        count -= own.count
        if slots.count > 2 * count + Self.mostSearched { setSlots(all) }
    }

    /// Returns the animations of a block.
    func animations(of block: AnimationBlock) -> [AdditiveAnimation] {
        guard let places else { return all.filter { $0.block === block } }
        return places[ObjectIdentifier(block)]?.compactMap { slots[$0] } ?? []
    }

    /// Removes animations and returns them.
    mutating func take(where isTaken: (AdditiveAnimation) -> Bool) -> [AdditiveAnimation] {
        var (taken, kept): ([AdditiveAnimation], [AdditiveAnimation]) = ([], [])
        for case let animation? in slots {
            if isTaken(animation) { taken.append(animation) } else { kept.append(animation) }
        }
        if !taken.isEmpty { setSlots(kept) }
        return taken
    }

    private mutating func setSlots(_ animations: [AdditiveAnimation]) {
        (slots, count, places) = (animations, animations.count, nil)
        if count > Self.mostSearched { listPlaces() }
    }

    private mutating func listPlaces() {
        var places: [ObjectIdentifier: [Int]] = [:]
        for (place, animation) in slots.enumerated() {
            guard let animation else { continue }
            places[ObjectIdentifier(animation.block), default: []].append(place)
        }
        self.places = places
    }
}

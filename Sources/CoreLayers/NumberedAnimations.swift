/// The running animations of blocks that change one property of a layer, in the order recorded.
@MainActor struct NumberedAnimations {
    /// An animation, and its place in the order of all animations of the layer.
    struct Entry {
        let number: Int
        let animation: AdditiveAnimation
    }

    /// The animations without the places of removed ones.
    typealias Animations = LazyMapSequence<
        LazyFilterSequence<LazyMapSequence<[Entry?], AdditiveAnimation?>>, AdditiveAnimation
    >

    /// The animations, with nil in the places of removed ones, of which there are none without `places`.
    private var slots: [Entry?] = []
    private var count = 0
    /// The slots of each block; nil while there are so few that a search is faster.
    private var places: [ObjectIdentifier: [Int]]?

    private static let mostSearched = 8

    /// True when there is no animation.
    var isEmpty: Bool { count == 0 }

    /// The animations in the order recorded.
    var animations: Animations { slots.lazy.compactMap { $0?.animation } }

    /// The animations with their numbers.
    var entries: [Entry] { slots.compactMap(\.self) }

    /// Returns whether some animation is one of a block.
    func contains(_ block: AnimationBlock) -> Bool {
        guard let places else { return slots.contains { $0?.animation.block === block } }
        return places[ObjectIdentifier(block)] != nil
    }

    /// Returns whether some animation is one of another block.
    func hasOthers(than block: AnimationBlock) -> Bool {
        guard let places else { return slots.contains { $0?.animation.block !== block } }
        return places.count > (contains(block) ? 1 : 0)
    }

    /// Adds an animation as the last one.
    mutating func append(_ animation: AdditiveAnimation, number: Int) {
        places?[ObjectIdentifier(animation.block), default: []].append(slots.count)
        slots.append(Entry(number: number, animation: animation))
        count += 1
        if places == nil, slots.count > Self.mostSearched { listPlaces() }
    }

    /// Removes the animations of a block and returns them.
    mutating func take(_ block: AnimationBlock) -> [Entry] {
        guard places != nil else { return take { $0.block === block } }
        guard let own = places?.removeValue(forKey: ObjectIdentifier(block)) else { return [] }
        let taken = own.compactMap { slots[$0] }
        for place in own { slots[place] = nil }
        count -= own.count
        if slots.count > 2 * count + Self.mostSearched { setSlots(entries) }
        return taken
    }

    /// Removes animations and returns them.
    mutating func take(where isTaken: (AdditiveAnimation) -> Bool) -> [Entry] {
        guard slots.contains(where: { $0.map { isTaken($0.animation) } == true }) else { return [] }
        var (taken, kept): ([Entry], [Entry]) = ([], [])
        for case let entry? in slots {
            if isTaken(entry.animation) { taken.append(entry) } else { kept.append(entry) }
        }
        setSlots(kept)
        return taken
    }

    private mutating func setSlots(_ entries: [Entry]) {
        (slots, count, places) = (entries, entries.count, nil)
        if count > Self.mostSearched { listPlaces() }
    }

    private mutating func listPlaces() {
        var places: [ObjectIdentifier: [Int]] = [:]
        for (place, entry) in slots.enumerated() {
            guard let entry else { continue }
            places[ObjectIdentifier(entry.animation.block), default: []].append(place)
        }
        self.places = places
    }
}

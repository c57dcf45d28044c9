/// One order of siblings from back to front for a whole film, in which those that cross others appear several
/// times.
///
/// A file has its layers in one order. While all siblings keep their order, that is simple: an order that
/// agrees with every frame, even if some siblings are missing from some. Siblings that cross others are
/// divided in time: each part has its own place, and shows only the frames in which that place is right.
struct SiblingOrder<Key: Hashable> {
    /// A part of a sibling: its key, and the number of the part.
    struct Part: Hashable {
        let key: Key
        let number: Int
    }

    /// The parts from back to front.
    private(set) var parts: [Part] = []
    /// Of each sibling the first frame of each part. A sibling that crosses no other has one part.
    private(set) var starts: [Key: [Int]] = [:]

    /// The siblings directly in front of a part in some frame.
    private var above: [Part: Set<Part>] = [:]
    private var firstSeen: [Part] = []

    /// Finds an order that agrees with the orders of some frames.
    init(of orders: [(frame: Int, keys: [Key])]) {
        // Few films have siblings that cross, and finding them takes long.
        lazy var movers = Self.crossing(in: orders)
        for (frame, keys) in orders {
            if !add(keys, frame: frame) {
                for key in keys where movers.contains(key) { starts[key, default: []].append(frame) }
                if !add(keys, frame: frame) {
                    for key in keys { starts[key, default: []].append(frame) }
                    _ = add(keys, frame: frame)
                }
            }
        }
        parts = sorted()
    }

    private func part(_ key: Key) -> Part { Part(key: key, number: max(0, (starts[key]?.count ?? 0) - 1)) }

    /// Adds the order of a frame, unless it contradicts those before.
    private mutating func add(_ keys: [Key], frame: Int) -> Bool {
        let saved = (above, firstSeen, starts)
        for key in keys where starts[key] == nil { starts[key] = [frame] }
        let parts = keys.map(part)
        let known = Set(firstSeen)
        firstSeen += parts.filter { !known.contains($0) }
        for (back, front) in zip(parts, parts.dropFirst()) { above[back, default: []].insert(front) }
        if sorted().count == firstSeen.count { return true }
        (above, firstSeen, starts) = saved
        return false
    }

    /// Returns the parts in an order that agrees with all frames; fewer than all when there is none.
    private func sorted() -> [Part] {
        var below = Dictionary(uniqueKeysWithValues: firstSeen.map { ($0, 0) })
        for fronts in above.values { for front in fronts { below[front, default: 0] += 1 } }
        var ready = Array(firstSeen.filter { below[$0] == 0 }.reversed())
        let places = Dictionary(uniqueKeysWithValues: zip(firstSeen, firstSeen.indices))
        var order: [Part] = []
        while let part = ready.popLast() {
            order.append(part)
            for front in (above[part] ?? []).sorted(by: { places[$0, default: 0] > places[$1, default: 0] }) {
                below[front, default: 0] -= 1
                if below[front] == 0 { ready.append(front) }
            }
        }
        return order
    }

    /// Returns the siblings that have to be divided so that the others cross no more: repeatedly the one that
    /// crosses most others.
    private static func crossing(in orders: [(frame: Int, keys: [Key])]) -> Set<Key> {
        var crossings: [Key: Set<Key>] = [:]
        var all: [Key] = []
        let places = orders.map { Dictionary(uniqueKeysWithValues: zip($0.keys, $0.keys.indices)) }
        for (index, order) in orders.enumerated() {
            let known = Set(all)
            all += order.keys.filter { !known.contains($0) }
            for other in places[..<index] {
                for (front, key) in order.keys.enumerated() {
                    guard let position = other[key] else { continue }
                    for back in order.keys[..<front] where other[back, default: -1] > position {
                        crossings[key, default: []].insert(back)
                        crossings[back, default: []].insert(key)
                    }
                }
            }
        }
        var movers: Set<Key> = []
        while let most = all.max(by: { crossings[$0, default: []].count < crossings[$1, default: []].count }),
            let others = crossings[most], !others.isEmpty
        {
            movers.insert(most)
            for other in others { crossings[other]?.remove(most) }
            crossings[most] = nil
        }
        return movers
    }
}

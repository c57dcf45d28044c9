import Physics2D

/// The touches of a world that have begun and not ended, kept from its events.
struct ContactLedger {
    /// Two shapes by the numbers that they report, the lower one first.
    struct Pair: Hashable {
        let first, second: Int

        init(_ a: Int, _ b: Int) { (first, second) = (min(a, b), max(a, b)) }
    }

    /// The number of open contacts of each pair; segments of a chain report the same number.
    private(set) var open: [Pair: Int] = [:]
    /// The number of contacts that ended without having begun; 0 unless the events contradict one another.
    private(set) var unmatchedEnds = 0
    /// The number of contacts that began in all.
    private(set) var beganCount = 0

    /// The number of open contacts.
    var openCount: Int { open.values.reduce(0, +) }

    /// Enters events, in their order.
    mutating func enter(_ events: [ContactEvent]) {
        for event in events {
            let pair = Pair(event.tagA, event.tagB)
            switch event.phase {
            case .began:
                open[pair, default: 0] += 1
                beganCount += 1
            case .ended:
                guard let count = open[pair] else {
                    unmatchedEnds += 1
                    continue
                }
                open[pair] = count > 1 ? count - 1 : nil
            }
        }
    }
}

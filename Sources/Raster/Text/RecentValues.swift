/// A cache of the values that were used last, with bounded costs.
///
/// When new values have cost the limit, all values that were not used since the last time are dropped: at
/// most twice the limit is kept.
struct RecentValues<Key: Hashable, Value> {
    private let limit: Int
    private var recent: [Key: (value: Value, cost: Int)] = [:]
    private var older: [Key: (value: Value, cost: Int)] = [:]
    private var cost = 0

    /// Creates an empty cache with a limit of the costs, in any unit.
    init(limit: Int) { self.limit = limit }

    /// Returns the value of a key, which counts as used then; nil when it is not there.
    subscript(key: Key) -> Value? {
        mutating get {
            if let entry = recent[key] { return entry.value }
            guard let entry = older[key] else { return nil }
            insert(entry.value, for: key, cost: entry.cost)
            return entry.value
        }
    }

    /// Adds a value, or replaces it.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        if self.cost + cost > limit {
            (older, recent, self.cost) = (recent, [:], 0)
        }
        recent[key] = (value, cost)
        self.cost += cost
    }
}

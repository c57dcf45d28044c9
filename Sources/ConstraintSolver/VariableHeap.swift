/// Variables of which the one with the lowest key comes first, among equal keys that with the lowest number.
struct VariableHeap {
    private var entries: [(key: Int, variable: Int)] = []

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    mutating func push(_ variable: Int, key: Int = 0) {
        var index = entries.count
        entries.append((key, variable))
        while index > 0, entries[index] < entries[(index - 1) / 2] {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func pop() -> Int? {
        guard let first = entries.first else { return nil }
        let last = entries.removeLast()
        guard !entries.isEmpty else { return first.variable }
        entries[0] = last
        var index = 0
        while true {
            var child = 2 * index + 1
            guard child < entries.count else { break }
            if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
            guard entries[child] < entries[index] else { break }
            entries.swapAt(index, child)
            index = child
        }
        return first.variable
    }
}

/// The actions of a clock by time, and those of equal time in the order in which they were added: a binary
/// heap, so that adding one of n takes log n steps.
struct ActionQueue {
    private struct Entry {
        let time: TimeInterval
        let number: Int
        let perform: @MainActor () -> Void

        func precedes(_ other: Entry) -> Bool {
            time == other.time ? number < other.number : time < other.time
        }
    }

    private var heap: [Entry] = []
    private var lastNumber = 0

    /// Adds an action for a time in seconds, not NaN.
    mutating func add(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        lastNumber += 1
        heap.append(Entry(time: time, number: lastNumber, perform: action))
        var index = heap.count - 1
        while index > 0, heap[index].precedes(heap[(index - 1) / 2]) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Removes and returns the actions up to a time, in their order.
    mutating func removeAll(until time: TimeInterval) -> [@MainActor () -> Void] {
        var due: [@MainActor () -> Void] = []
        while let first = heap.first, first.time <= time {
            due.append(first.perform)
            removeFirst()
        }
        return due
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < heap.count && heap[child].precedes(heap[least]) {
                least = child
            }
            if least == index { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}

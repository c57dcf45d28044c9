/// Elements by time, and those of equal time in the order in which they were added: a binary heap, so that
/// adding one of n takes log n steps.
struct TimedQueue<Time: Comparable, Element> {
    private struct Entry {
        let time: Time
        let number: Int
        let element: Element

        func precedes(_ other: Entry) -> Bool {
            time == other.time ? number < other.number : time < other.time
        }
    }

    private var heap: [Entry] = []
    private var lastNumber = 0

    /// The number of elements.
    var count: Int { heap.count }

    /// Adds an element for a time, which is not NaN.
    mutating func add(_ element: Element, at time: Time) {
        lastNumber += 1
        heap.append(Entry(time: time, number: lastNumber, element: element))
        var index = heap.count - 1
        while index > 0, heap[index].precedes(heap[(index - 1) / 2]) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Returns the earliest time of the elements that match; nil for none.
    func earliest(where matches: (Element) -> Bool) -> Time? {
        heap.filter { matches($0.element) }.map(\.time).min()
    }

    /// Removes and returns the elements up to a time, in their order.
    mutating func removeAll(until time: Time) -> [Element] {
        var due: [Element] = []
        while let (_, element) = removeFirst(until: time) { due.append(element) }
        return due
    }

    /// Removes the first element, and returns it with its time; nil when there is none up to a time.
    mutating func removeFirst(until time: Time) -> (time: Time, element: Element)? {
        guard let first = heap.first, first.time <= time else { return nil }
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < heap.count && heap[child].precedes(heap[least]) {
                least = child
            }
            if least == index { return (first.time, first.element) }
            heap.swapAt(index, least)
            index = least
        }
    }
}

/// Values with stable indices. The index of the value that was removed last is given out next, so indices stay
/// small, and the same run gives the same indices.
struct SlotMap<Element: Sendable>: Sendable {
    var elements: [Element] = []
    private(set) var free: [Int32] = []

    /// The number of values.
    var count: Int { elements.count - free.count }

    mutating func insert(_ element: Element) -> Int32 {
        guard let index = free.popLast() else {
            elements.append(element)
            return Int32(elements.count - 1)
        }
        elements[Int(index)] = element
        return index
    }

    mutating func remove(_ index: Int32) {
        free.append(index)
    }

    subscript(index: Int32) -> Element {
        get { elements[Int(index)] }
        _modify { yield &elements[Int(index)] }
    }
}

/// A slot map: values with stable indices. `insert` reuses the index that was removed last, so indices stay
/// small, and the same run produces the same indices.
struct SlotMap<Element: Sendable>: Sendable {
    /// The values by index; a removed value stays in the array until its index is reused.
    var elements: [Element] = []
    /// The removed indices, the next one to reuse last.
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

    /// Replaces the removed indices, for a map that is read from an archive.
    mutating func setFree(_ indices: [Int32]) { free = indices.filter { elements.indices ~= Int($0) } }

    mutating func remove(_ index: Int32) {
        free.append(index)
    }

    subscript(index: Int32) -> Element {
        get { elements[Int(index)] }
        _modify { yield &elements[Int(index)] }
    }
}

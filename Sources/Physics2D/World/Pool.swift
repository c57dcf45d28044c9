/// Numbered places for values; a place that is given back is the next one taken, so numbers stay small and
/// the same run gives the same numbers.
struct Pool<Element: Sendable>: Sendable {
    var elements: [Element] = []
    private(set) var free: [Int32] = []

    /// How many places are taken.
    var count: Int { elements.count - free.count }

    mutating func insert(_ element: Element) -> Int32 {
        guard let place = free.popLast() else {
            elements.append(element)
            return Int32(elements.count - 1)
        }
        elements[Int(place)] = element
        return place
    }

    mutating func remove(_ place: Int32) {
        free.append(place)
    }

    subscript(place: Int32) -> Element {
        get { elements[Int(place)] }
        _modify { yield &elements[Int(place)] }
    }
}

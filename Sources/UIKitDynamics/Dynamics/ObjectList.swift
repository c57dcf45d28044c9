/// Elements for objects, each once, in the order added. Adding and removing take log n steps for n elements;
/// the first look after removals packs what is left, once for all of them.
@MainActor final class ObjectList<Element> {
    /// The elements in the order of their numbers; nil for one that was removed since the list was packed.
    private var slots: [Element?] = []
    /// The numbers of the slots, in rising order.
    private var numbers: [Int] = []
    private var numbersByObject: [ObjectIdentifier: Int] = [:]
    private var lastNumber = 0
    /// The elements without gaps; nil since a removal.
    private var packed: [Element]? = []

    /// The elements, in the order added.
    var elements: [Element] {
        if let packed { return packed }
        let kept = slots.indices.filter { slots[$0] != nil }
        numbers = kept.map { numbers[$0] }
        slots = kept.map { slots[$0] }
        let elements = slots.compactMap(\.self)
        packed = elements
        return elements
    }

    func contains(_ object: AnyObject) -> Bool { numbersByObject[ObjectIdentifier(object)] != nil }

    /// Appends the element of an object that has none.
    func append(_ element: Element, for object: AnyObject) {
        lastNumber += 1
        slots.append(element)
        numbers.append(lastNumber)
        packed?.append(element)
        numbersByObject[ObjectIdentifier(object)] = lastNumber
    }

    /// Removes the element of an object; returns false when it has none.
    @discardableResult func remove(_ object: AnyObject) -> Bool {
        guard let number = numbersByObject.removeValue(forKey: ObjectIdentifier(object)) else { return false }
        slots[index(of: number)] = nil
        packed = nil
        return true
    }

    private func index(of number: Int) -> Int {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

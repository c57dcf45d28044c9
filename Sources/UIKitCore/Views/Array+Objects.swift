extension Array where Element: AnyObject {
    /// Removes an object that the array has at most once; any other one has no effect.
    ///
    /// The first and the last one are found at once: lists are mostly emptied in their order or against it.
    mutating func remove(_ object: Element) {
        if last === object {
            removeLast()
        } else if let index = firstIndex(where: { $0 === object }) {
            remove(at: index)
        }
    }
}

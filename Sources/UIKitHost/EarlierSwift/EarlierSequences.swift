extension Sequence {
    /// Returns the elements with their numbers under the name that these had in Swift 2, `index`.
    public func enumerate() -> [(index: Int, element: Element)] {
        enumerated().map { (index: $0.offset, element: $0.element) }
    }
}

extension Sequence {
    /// Returns the elements with their numbers under the name that these had in Swift 2, `index`.
    public func enumerate() -> [(index: Int, element: Element)] {
        enumerated().map { (index: $0.offset, element: $0.element) }
    }
}

extension Strideable where Stride == Int {
    /// Returns the next value.
    public func successor() -> Self { advanced(by: 1) }
    /// Returns the value before this one.
    public func predecessor() -> Self { advanced(by: -1) }
}

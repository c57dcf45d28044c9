/// The sizes of the cells of a section, which groups take one after the other.
@MainActor struct CellSizes {
    /// Returns the size that a cell asked for; nil for one that has not been in sight.
    let known: (Int) -> CGSize?
    /// The cells that have no place yet.
    private(set) var rest: Range<Int>

    init(_ rest: Range<Int>, known: @escaping (Int) -> CGSize?) { (self.rest, self.known) = (rest, known) }

    /// Returns the known size of the next cell.
    mutating func take() -> CGSize? {
        guard let next = rest.popFirst() else { return nil }
        return known(next)
    }
}

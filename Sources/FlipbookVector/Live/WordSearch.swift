/// The runs of a list of words that stand there once, to find them again in another list.
struct WordSearch {
    /// The words of a run: fewer would be found by chance, and cost more to name than to repeat.
    private static let length = 8

    private let base: [UInt32]
    /// The places of the runs by their keys; -1 for a run that stands there more than once, and so has no one
    /// place.
    private let places: [UInt64: Int]

    init(in base: [UInt32]) {
        self.base = base
        let runs = base.indices.dropLast(Self.length - 1).map { (Self.key(base, $0), $0) }
        places = Dictionary(runs) { _, _ in -1 }
    }

    /// Returns the place at which the run of another list stands that begins at an index; nil for none.
    func place(of words: [UInt32], at index: Int) -> Int? {
        guard index + Self.length <= words.count, let place = places[Self.key(words, index)], place >= 0,
            base[place..<place + Self.length] == words[index..<index + Self.length]
        else { return nil }
        return place
    }

    private static func key(_ words: [UInt32], _ index: Int) -> UInt64 {
        words[index..<index + length].reduce(0) { ($0 ^ UInt64($1)) &* 0x9E37_79B9_7F4A_7C15 }
    }
}

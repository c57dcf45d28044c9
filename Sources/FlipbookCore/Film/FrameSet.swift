/// A set of frame numbers of 0 or more, with a bit for each number that a film can have.
struct FrameSet: Sendable {
    /// The numbers below `Film.mostFrames`, 64 in a word.
    private var words: [UInt64] = []
    /// The other numbers, which only the names of foreign files have.
    private var higher: Set<Int> = []

    /// Creates a set of numbers in any order.
    init(_ numbers: some Sequence<Int> = EmptyCollection()) {
        for number in numbers { insert(number) }
    }

    /// A Boolean value that indicates whether the set has no numbers.
    var isEmpty: Bool { higher.isEmpty && words.allSatisfy { $0 == 0 } }

    /// The number of numbers.
    var count: Int { words.reduce(higher.count) { $0 + $1.nonzeroBitCount } }

    /// Returns whether the set has a number.
    func contains(_ number: Int) -> Bool {
        guard number < Film.mostFrames else { return higher.contains(number) }
        return number / 64 < words.count && words[number / 64] >> UInt64(number % 64) & 1 == 1
    }

    /// Adds a number.
    mutating func insert(_ number: Int) {
        guard number < Film.mostFrames else {
            higher.insert(number)
            return
        }
        extend(to: number / 64 + 1)
        words[number / 64] |= 1 << UInt64(number % 64)
    }

    /// Removes a number, if the set has it.
    mutating func remove(_ number: Int) {
        guard contains(number) else { return }
        if number < Film.mostFrames {
            words[number / 64] &= ~(1 << UInt64(number % 64))
        } else {
            higher.remove(number)
        }
    }

    /// Adds the numbers of another set.
    mutating func formUnion(_ other: FrameSet) {
        extend(to: other.words.count)
        for (index, word) in other.words.enumerated() { words[index] |= word }
        higher.formUnion(other.higher)
    }

    /// Removes the numbers of another set.
    mutating func subtract(_ other: FrameSet) {
        for (index, word) in zip(words.indices, other.words) { words[index] &= ~word }
        higher.subtract(other.higher)
    }

    /// Returns the numbers of both sets.
    func union(_ other: FrameSet) -> FrameSet {
        var set = self
        set.formUnion(other)
        return set
    }

    /// Returns the numbers that another set lacks.
    func subtracting(_ other: FrameSet) -> FrameSet {
        var set = self
        set.subtract(other)
        return set
    }

    /// Returns the numbers that another set has as well.
    func intersection(_ other: FrameSet) -> FrameSet { subtracting(subtracting(other)) }

    private mutating func extend(to count: Int) {
        if count > words.count { words += repeatElement(0, count: count - words.count) }
    }
}

extension FrameSet: Sequence {
    /// Returns an iterator over the numbers, in increasing order.
    func makeIterator() -> AnyIterator<Int> {
        var (index, word) = (0, words.first ?? 0)
        var rest = higher.sorted()[...]
        return AnyIterator {
            while word == 0, index + 1 < words.count {
                index += 1
                word = words[index]
            }
            guard word != 0 else { return rest.popFirst() }
            defer { word &= word - 1 }
            return 64 * index + word.trailingZeroBitCount
        }
    }

    /// The lowest number, or nil.
    var first: Int? { first { _ in true } }
}

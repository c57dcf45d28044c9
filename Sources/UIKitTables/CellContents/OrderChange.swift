/// The difference of two lists of values, each of which occurs once in a list: as many as possible stay where
/// they are among one another, and the others move.
struct OrderChange {
    /// The indices in the old list of values that the new one lacks.
    private(set) var deleted: [Int] = []
    /// The indices in the new list of values that the old one lacks.
    private(set) var inserted: [Int] = []
    /// The indices, in the old and new list, of common values that do not keep their order.
    private(set) var moved: [(from: Int, to: Int)] = []
    /// The indices in the old list of common values, by those in the new one.
    private(set) var places: [Int: Int] = [:]

    init<Value: Hashable>(from old: [Value], to new: [Value]) {
        let before = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
        var common: [(from: Int, to: Int)] = []
        for (index, value) in new.enumerated() {
            if let earlier = before[value] {
                common.append((earlier, index))
                places[index] = earlier
            } else {
                inserted.append(index)
            }
        }
        let kept = Set(common.map(\.from))
        deleted = old.indices.filter { !kept.contains($0) }
        let still = Self.longestRise(of: common.map(\.from))
        moved = common.indices.filter { !still.contains($0) }.map { common[$0] }
    }

    /// Returns the indices of a longest subsequence of numbers that grows.
    private static func longestRise(of numbers: [Int]) -> Set<Int> {
        // The last index of the best subsequence of each length; a lower last number is better.
        var ends: [Int] = []
        var previous: [Int?] = []
        for (index, number) in numbers.enumerated() {
            let length = ends.partitioningIndex { numbers[$0] >= number }
            previous.append(length > 0 ? ends[length - 1] : nil)
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var result: Set<Int> = []
        var index = ends.last
        while let last = index {
            result.insert(last)
            index = previous[last]
        }
        return result
    }
}

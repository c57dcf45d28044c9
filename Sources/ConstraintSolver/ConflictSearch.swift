/// The search for constraints that contradict one another.
package enum ConflictSearch {
    /// Returns the places of constraints that cannot all hold, but would without any one of them (the method
    /// of QuickXplain: Junker, AAAI 2004).
    ///
    /// - Parameters:
    ///   - count: The number of constraints, which cannot all hold.
    ///   - holds: A closure that returns whether the constraints at given places can hold together.
    package static func conflict(among count: Int, holds: ([Int]) -> Bool) -> [Int] {
        guard count > 0 else { return [] }
        return explain([], isTested: true, Array(0..<count), holds).sorted()
    }

    private static func explain(
        _ given: [Int], isTested: Bool, _ places: [Int], _ holds: ([Int]) -> Bool
    ) -> [Int] {
        if !isTested, !holds(given) { return [] }
        guard places.count > 1 else { return places }
        let middle = places.count / 2
        let (first, second) = (Array(places[..<middle]), Array(places[middle...]))
        let later = explain(given + first, isTested: false, second, holds)
        let earlier = explain(given + later, isTested: later.isEmpty, first, holds)
        return earlier + later
    }
}

import ConstraintSolver
import Testing

@Suite struct ConflictSearchTests {
    @Test(arguments: [[0], [6], [2, 5], [0, 3, 6], [0, 1, 2, 3, 4, 5, 6]])
    func theSmallestContradictionIsFound(conflict: [Int]) {
        let found = ConflictSearch.conflict(among: 7) { !Set(conflict).isSubset(of: $0) }
        #expect(found == conflict)
    }

    @Test func oneOfTwoContradictionsIsFound() {
        let found = ConflictSearch.conflict(among: 6) { places in
            !Set([1, 4]).isSubset(of: places) && !Set([2, 3]).isSubset(of: places)
        }
        #expect(found == [1, 4] || found == [2, 3])
    }
}

import Foundation
import Testing
import UIKitTestSupport

@testable import ConstraintSolver

@Suite struct LinearSolverTests {
    /// Returns constant + factors of variables.
    private func row(_ constant: Double, _ terms: (Int, Double)...) -> LinearRow {
        var row = LinearRow(constant)
        for (variable, factor) in terms { row.add(variable, factor) }
        return row
    }

    private func expectTaken(_ isTaken: Bool) { #expect(isTaken) }

    private func expectRefused(_ isTaken: Bool) { #expect(!isTaken) }

    @Test func equationsAreSolved() {
        var solver = LinearSolver()
        let (x, y) = (solver.newVariable(), solver.newVariable())
        expectTaken(solver.add(row(-10, (x, 1), (y, 1)), .equal, strength: 1000))
        expectTaken(solver.add(row(-2, (x, 1), (y, -1)), .equal, strength: 1000))
        solver.solve()
        #expect(solver.values[x] == 6 && solver.values[y] == 4)
    }

    @Test func aStrongerWishWinsOverAnyNumberOfWeakerOnes() {
        var solver = LinearSolver()
        let x = solver.newVariable()
        for _ in 0..<50 { expectTaken(solver.add(row(-10, (x, 1)), .equal, strength: 250)) }
        expectTaken(solver.add(row(-3, (x, 1)), .equal, strength: 251))
        solver.solve()
        #expect(isNear(solver.values[x], 3))
    }

    @Test func anInequalityHoldsAWishBack() {
        var solver = LinearSolver()
        let x = solver.newVariable()
        expectTaken(solver.add(row(-7, (x, 1)), .lessThanOrEqual, strength: 1000))
        expectTaken(solver.add(row(2, (x, 1)), .greaterThanOrEqual, strength: 1000))
        expectTaken(solver.add(row(-20, (x, 1)), .equal, strength: 10))
        expectTaken(solver.add(row(20, (x, 1)), .equal, strength: 5))
        solver.solve()
        #expect(isNear(solver.values[x], 7))
    }

    @Test func aContradictionIsRefusedAndLeavesTheRestAsItWas() {
        var solver = LinearSolver()
        let (x, y) = (solver.newVariable(), solver.newVariable())
        expectTaken(solver.add(row(-1, (x, 1)), .equal, strength: 1000))
        expectRefused(solver.add(row(-2, (x, 1)), .equal, strength: 1000))
        expectTaken(solver.add(row(0, (y, 1), (x, -1)), .greaterThanOrEqual, strength: 1000))
        expectRefused(solver.add(row(0, (y, 1)), .lessThanOrEqual, strength: 1000))
        expectTaken(solver.add(row(-5, (y, 1)), .equal, strength: 1))
        solver.solve()
        #expect(isNear(solver.values[x], 1) && isNear(solver.values[y], 5))
    }

    /// Three lengths want 10, 20 and 30 of 45 in all: the sum of the errors is 15 whichever gives way.
    @Test(arguments: [([1, 2, 3], [0, 15, 30]), ([3, 2, 1], [10, 20, 15]), ([2, 3, 1], [10, 20, 15])])
    func amongEqualStrengthsThoseOfLowerRanksGiveWay(_ ranks: [Int], _ expected: [Double]) {
        var solver = LinearSolver()
        let lengths = ranks.map { _ in solver.newVariable() }
        for (length, (wish, rank)) in zip(lengths, zip([10.0, 20, 30], ranks)) {
            expectTaken(solver.add(row(0, (length, 1)), .greaterThanOrEqual, strength: 1000))
            expectTaken(solver.add(row(-wish, (length, 1)), .greaterThanOrEqual, strength: 750, rank: rank))
        }
        let sum = row(-45, (lengths[0], 1), (lengths[1], 1), (lengths[2], 1))
        expectTaken(solver.add(sum, .equal, strength: 1000))
        solver.solve()
        #expect(zip(lengths, expected).allSatisfy { isNear(solver.values[$0], $1) })
    }

    /// Random systems that have a solution by construction: all required constraints hold in the result, and
    /// two runs give the same bits.
    @Test(arguments: 1...20) func requiredConstraintsHold(seed: Int) {
        var random = SeededRandom(seed: seed)
        var first: [Double]?
        let wanted = (0..<8).map { _ in Double(random.next() % 200) - 100 }
        let factors = (0..<24).map { _ in (0..<8).map { _ in Double(random.next() % 5) - 2 } }
        let relations = (0..<24).map { _ in random.next() % 3 }
        for _ in 0..<2 {
            var solver = LinearSolver()
            let variables = wanted.map { _ in solver.newVariable() }
            for (index, factors) in factors.enumerated() {
                let sum = zip(factors, wanted).reduce(0) { $0 + $1.0 * $1.1 }
                var row = LinearRow(-sum + (relations[index] == 1 ? 3 : relations[index] == 2 ? -3 : 0))
                for (variable, factor) in zip(variables, factors) { row.add(variable, factor) }
                let relation: LinearSolver.Relation =
                    relations[index] == 1
                    ? .greaterThanOrEqual : relations[index] == 2 ? .lessThanOrEqual : .equal
                _ = solver.add(row, relation, strength: index < 4 ? 1000 : Double(index))
            }
            solver.solve()
            let values = variables.map { solver.values[$0] }
            let isFinite = values.allSatisfy { $0.isFinite }
            #expect(isFinite)
            for index in 0..<4 {
                let left = zip(factors[index], values).reduce(0) { $0 + $1.0 * $1.1 }
                let sum = zip(factors[index], wanted).reduce(0) { $0 + $1.0 * $1.1 }
                let slack = relations[index] == 1 ? -3.0 : relations[index] == 2 ? 3.0 : 0
                if relations[index] == 0 { #expect(isNear(left, sum, within: 1e-6)) }
                if relations[index] == 1 { #expect(left >= sum + slack - 1e-6) }
                if relations[index] == 2 { #expect(left <= sum + slack + 1e-6) }
            }
            if let first { #expect(first == values) }
            first = values
        }
    }

    /// A column of rows, as a stack makes it: each row begins where the one above it ends, two views fill it,
    /// and contents, which come last, give the heights.
    @Test func aColumnOfOpenHeightsNeedsAFewTermsForEachRow() {
        let count = 400
        // The edge and the height of the column, then those of each row and its two views.
        var rows = [row(0, (2, 1), (0, -1))]
        func height(_ index: Int) -> Int { 6 * index + 3 }
        for index in 0..<count - 1 {
            rows.append(row(-1, (height(index + 1) - 1, 1), (height(index) - 1, -1), (height(index), -1)))
        }
        rows.append(row(0, (0, 1), (1, 1), (height(count - 1) - 1, -1), (height(count - 1), -1)))
        for index in 0..<count {
            for view in [height(index) + 2, height(index) + 4] {
                rows.append(row(0, (view - 1, 1), (height(index) - 1, -1)))
                rows.append(
                    row(0, (view - 1, 1), (view, 1), (height(index) - 1, -1), (height(index), -1)))
            }
        }
        rows.append(row(0, (0, 1)))
        var uses = Array(repeating: 0, count: 2 + 6 * count)
        for term in rows.flatMap(\.terms) { uses[term.variable] += 1 }
        var solver = LinearSolver(variableCount: uses.count, uses: uses)
        for row in rows { expectTaken(solver.add(row, .equal, strength: 1000)) }
        #expect(solver.variables.map(\.open.terms.count).reduce(0, +) < 4 * uses.count)
        for index in 0..<count {
            expectTaken(solver.add(row(-12, (height(index) + 2, 1)), .equal, strength: 250))
        }
        solver.solve()
        #expect(solver.values[1] == Double(13 * count - 1))
    }
}

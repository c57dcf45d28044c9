import Testing
import UIKitTestSupport

@testable import ConstraintSolver

/// Random systems, contradictory and ambiguous ones among them.
@Suite struct SolverComparison {
    @Test(arguments: 1...20) func valuesAreThoseOfTheDenseSolver(seed: Int) {
        for round in 0..<50 {
            var random = SeededRandom(seed: 1000 * seed + round)
            let boxes = 1 + random.next(below: 12)
            let system = RandomSystem(
                boxes: boxes, constraints: random.next(below: 6 * boxes), random: &random)
            let (solver, taken, open) = system.solved()
            let dense = system.solvedDensely(open: open)
            #expect(taken == dense.taken, "seed \(1000 * seed + round)")
            let isEqual = zip(solver.values, dense.values).allSatisfy {
                abs($0 - $1) <= 1e-9 * max(1, abs($1))
            }
            #expect(isEqual, "seed \(1000 * seed + round)")
        }
    }

    /// A solution with other constants has the bits of a new solver's.
    @Test(arguments: 1...20) func aSolutionWithOtherConstantsIsThatOfANewSolver(seed: Int) {
        var repeated = 0
        for round in 0..<20 {
            var random = SeededRandom(seed: 1000 * seed + round)
            let boxes = 1 + random.next(below: 12)
            var system = RandomSystem(
                boxes: boxes, constraints: random.next(below: 6 * boxes), random: &random)
            var solver = system.solved().solver
            for step in 0..<20 {
                system.change(&random, by: step % 2 == 0 ? 0.125 : nil)
                let new = system.solved().solver
                guard solver.solve(with: system.constraints.map(\.row.constant)) else {
                    solver = new
                    continue
                }
                repeated += 1
                #expect(solver.values == new.values, "seed \(1000 * seed + round)")
            }
        }
        #expect(repeated > 40)
    }
}

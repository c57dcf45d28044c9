import UIKitTestSupport

@testable import ConstraintSolver

/// A random system of constraints on the edges and lengths of boxes, such as layouts have.
struct RandomSystem {
    struct Constraint {
        var row: LinearRow
        let relation: LinearSolver.Relation
        let strength: Double
    }

    let variableCount: Int
    private(set) var constraints: [Constraint] = []

    init(boxes: Int, constraints count: Int, random: inout SeededRandom) {
        variableCount = 2 * boxes
        for box in 0..<boxes where !random.oneIn(4) {
            constraints.append(
                Constraint(row: .of(2 * box + 1), relation: .greaterThanOrEqual, strength: 1000))
        }
        for _ in 0..<count {
            var row = LinearRow(Self.length(&random))
            for sign in [1.0, -1.0].prefix(random.oneIn(4) ? 1 : 2) {
                let box = random.next(below: boxes)
                let factor = random.oneIn(5) ? sign * random.pick([0.5, 2, 3]) : sign
                if random.oneIn(3) {
                    row.add(2 * box + 1, factor)
                } else {
                    row.add(2 * box, factor)
                    if random.oneIn(2) { row.add(2 * box + 1, random.oneIn(3) ? factor / 2 : factor) }
                }
            }
            constraints.append(
                Constraint(
                    row: row, relation: random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
                    strength: random.pick([1000, 1000, 750, 750, 250, 250, 50])))
        }
    }

    private static func length(_ random: inout SeededRandom) -> Double {
        Double(random.next(below: 400) - 200) / 4
    }

    /// Changes the constants of some constraints.
    mutating func change(_ random: inout SeededRandom, by step: Double?) {
        for index in constraints.indices where random.oneIn(6) {
            constraints[index].row.constant =
                step.map { constraints[index].row.constant + $0 } ?? Self.length(&random)
        }
    }

    /// Returns the solution, which constraints were taken, and the variables that were left open: they are
    /// made 0 in ascending order.
    func solved() -> (solver: LinearSolver, taken: [Bool], open: [Int]) {
        var uses = Array(repeating: 0, count: variableCount)
        for term in constraints.flatMap(\.row.terms) { uses[term.variable] += 1 }
        var solver = LinearSolver(variableCount: variableCount, uses: uses)
        let taken = constraints.map { solver.add($0.row, $0.relation, strength: $0.strength) }
        let open = (0..<variableCount).filter { variable in
            guard solver.isUndetermined(variable) else { return false }
            return solver.add(.of(variable), .equal, strength: LinearSolver.required)
        }
        solver.solve()
        return (solver, taken, open)
    }

    /// Returns the values of the dense solver with some variables made 0, and which constraints it took.
    func solvedDensely(open: [Int]) -> (values: [Double], taken: [Bool]) {
        var solver = DenseSolver()
        let variables = (0..<variableCount).map { _ in solver.newVariable() }
        // The dense solver numbers slack variables together with the others, behind them.
        let taken = constraints.map { solver.add($0.row, $0.relation, strength: $0.strength) }
        for variable in open { _ = solver.add(.of(variable), .equal, strength: LinearSolver.required) }
        solver.solve()
        return (variables.map { solver.value(of: $0) }, taken)
    }
}

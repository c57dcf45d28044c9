@testable import ConstraintSolver

/// The algorithm of `LinearSolver` as it is written in the paper, with one tableau of all variables, every
/// row of which each pivot visits.
struct DenseSolver {
    typealias Relation = LinearSolver.Relation

    /// The strength of constraints that must hold.
    static let required = 1000.0

    private enum Kind { case free, slack, dummy }

    private struct Objective {
        let strength: Double
        var row: LinearRow
    }

    private var kinds: [Kind] = []
    private var rows: [Int: LinearRow] = [:]
    /// One objective for each strength below `required`, in descending order.
    private var objectives: [Objective] = []

    /// Creates a variable that can have any value.
    mutating func newVariable() -> Int { newVariable(.free) }

    private mutating func newVariable(_ kind: Kind) -> Int {
        kinds.append(kind)
        return kinds.count - 1
    }

    /// Returns the value of a variable after `solve`; 0 for one without constraints.
    func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

    /// Returns true for a variable that no constraint determines.
    func isUndetermined(_ variable: Int) -> Bool { rows[variable] == nil }

    /// Adds a constraint on an expression. Returns false for a required one that contradicts others, which is
    /// then left out.
    mutating func add(_ expression: LinearRow, _ relation: Relation, strength: Double) -> Bool {
        var row = substituted(expression)
        var marker = -1
        var other = -1
        let isRequired = strength >= Self.required
        if relation != .equal {
            let sign: Double = relation == .lessThanOrEqual ? 1 : -1
            marker = newVariable(.slack)
            row.add(marker, sign)
            if !isRequired {
                other = newVariable(.slack)
                row.add(other, -sign)
                minimize(other, strength)
            }
        } else if isRequired {
            marker = newVariable(.dummy)
            row.add(marker, 1)
        } else {
            (marker, other) = (newVariable(.slack), newVariable(.slack))
            row.add(marker, -1)
            row.add(other, 1)
            minimize(marker, strength)
            minimize(other, strength)
        }
        if row.constant < 0 { row.scale(by: -1) }
        return insert(row, marker, other)
    }

    private func substituted(_ expression: LinearRow) -> LinearRow {
        var row = LinearRow(expression.constant)
        for term in expression.terms {
            if let basic = rows[term.variable] {
                row.add(basic, times: term.factor)
            } else {
                row.add(term.variable, term.factor)
            }
        }
        return row
    }

    private mutating func minimize(_ error: Int, _ strength: Double) {
        let index = objectives.firstIndex { $0.strength <= strength } ?? objectives.count
        if index == objectives.count || objectives[index].strength != strength {
            objectives.insert(Objective(strength: strength, row: LinearRow()), at: index)
        }
        objectives[index].row.add(error, 1)
    }

    // MARK: Tableau

    /// Makes a variable of an equation basic. Prefers a free variable; then the constraint's own slack or
    /// error, if that does not have to be negative; else searches by an artificial variable.
    private mutating func insert(_ row: LinearRow, _ marker: Int, _ other: Int) -> Bool {
        var row = row
        if let subject = row.terms.first(where: { kinds[$0.variable] == .free })?.variable
            ?? [marker, other].first(where: {
                $0 >= 0 && kinds[$0] == .slack && row.factor(of: $0) < -LinearRow.epsilon
            })
        {
            row.solve(for: subject)
            makeBasic(subject, row)
            return true
        }
        if row.terms.allSatisfy({ kinds[$0.variable] == .dummy }) {
            guard abs(row.constant) < 1e-6 else { return false }
            row.solve(for: marker)
            makeBasic(marker, row)
            return true
        }
        return insertByArtificialVariable(row)
    }

    private mutating func insertByArtificialVariable(_ row: LinearRow) -> Bool {
        let before = self
        let artificial = newVariable(.slack)
        rows[artificial] = row
        var objective = row
        optimize(&objective) { _, _ in true }
        guard abs(objective.constant) < 1e-6 else {
            self = before
            return false
        }
        if let rest = rows.removeValue(forKey: artificial) {
            // The artificial variable is basic at 0: any other variable of its equation takes its place.
            let entering = rest.terms.first { kinds[$0.variable] != .dummy } ?? rest.terms.first
            if let entering {
                var solved = rest
                solved.add(artificial, -1)
                solved.solve(for: entering.variable)
                makeBasic(entering.variable, solved)
            }
        }
        for key in rows.keys { _ = rows[key]?.remove(artificial) }
        for index in objectives.indices { _ = objectives[index].row.remove(artificial) }
        return true
    }

    private mutating func makeBasic(_ variable: Int, _ row: LinearRow) {
        for key in rows.keys { rows[key]?.substitute(variable, by: row) }
        for index in objectives.indices { objectives[index].row.substitute(variable, by: row) }
        rows[variable] = row
    }

    // MARK: Simplex

    /// Makes the errors as small as possible, those of higher strengths first.
    mutating func solve() {
        for index in objectives.indices {
            var objective = objectives[index].row
            optimize(&objective) { variable, solver in
                solver.objectives[..<index].allSatisfy {
                    abs($0.row.factor(of: variable)) <= LinearRow.epsilon
                }
            }
            objectives[index].row = objective
        }
    }

    private mutating func optimize(
        _ objective: inout LinearRow, _ mayEnter: (Int, DenseSolver) -> Bool
    ) {
        // Bland's rule ends; the limit guards against rounding alone.
        for _ in 0..<20_000 {
            guard
                let entering = objective.terms.first(where: {
                    $0.factor < -LinearRow.epsilon && kinds[$0.variable] == .slack
                        && mayEnter($0.variable, self)
                })?.variable, let leaving = leavingVariable(for: entering),
                var row = rows.removeValue(forKey: leaving)
            else { return }
            row.add(leaving, -1)
            row.solve(for: entering)
            objective.substitute(entering, by: row)
            makeBasic(entering, row)
        }
    }

    /// Returns the basic variable that reaches 0 first when another one grows; nil for none.
    private func leavingVariable(for entering: Int) -> Int? {
        var (best, bestRatio) = (Int?.none, Double.infinity)
        for (variable, row) in rows where kinds[variable] != .free {
            let factor = row.factor(of: entering)
            guard factor < -LinearRow.epsilon else { continue }
            let ratio = -row.constant / factor
            // Exact comparison: with a tolerance, ties would depend on the order of the dictionary.
            let isTie = ratio == bestRatio
            if isTie ? variable < (best ?? .max) : ratio < bestRatio { (best, bestRatio) = (variable, ratio) }
        }
        return best
    }
}

extension LinearRow {
    /// Replaces a variable by an expression.
    fileprivate mutating func substitute(_ variable: Int, by row: LinearRow) {
        let factor = remove(variable)
        if factor != 0 { add(row, times: factor) }
    }

    /// Turns `self = 0` into an expression of one of its variables.
    fileprivate mutating func solve(for variable: Int) {
        let factor = remove(variable)
        scale(by: -1 / factor)
    }
}

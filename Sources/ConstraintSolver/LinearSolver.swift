// The Cassowary algorithm (Badros, Borning, Stuckey: The Cassowary linear arithmetic constraint solving
// algorithm, ACM TOCHI 2001). Every inequality gets a slack variable of 0 or more, and every constraint that
// is not required has error variables of 0 or more. Two kinds of equations are kept. Those of variables that
// can have any value are definitions, x = constant + terms, which stay as they were written: the simplex
// method never looks at them. Those among slack and error variables alone are the rows of a tableau, solved
// for basic variables. So the edge of a view is defined by that of its neighbor, and a change of a length
// touches no edge behind it.
//
// At the end the simplex method makes the errors as small as possible, those of a higher strength first:
// each strength has an objective of its own, and a variable may enter the basis only if no higher objective
// gets worse. Bland's rule, always the variable with the lowest number, keeps the method from running in
// circles and makes the result the same in every run.

/// A solver of linear equations and inequalities with strengths. All constraints are added before `solve`;
/// afterwards their constants may change, see `solve(with:)`.
package struct LinearSolver {
    /// A relation of an expression to 0.
    package enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    /// The strength of constraints that must hold.
    package static let required = 1000.0

    /// The variables that can have any value.
    var variables: [FreeVariable] = []
    /// The number of constraints of each variable; those beyond the end have none.
    private var uses: [Int] = []
    var tableau = Tableau()
    /// The place of each variable's value on the tape, after `solve`; -1 for none.
    private var numbers: [Int] = []
    /// A Boolean value that indicates, after `solve`, whether slack and error variables have no other values
    /// that are as good.
    package private(set) var isUnique = false
    /// The error variables of each strength below `required`, in descending order of strengths.
    private var errors: [(strength: Double, variables: [(error: Int, rank: Int)])] = []

    // Sums of the expression at hand, kept for their memory.
    var weights = LinearSum()
    var sum = LinearSum()
    var queue = VariableHeap()

    /// Creates a solver with variables that can have any value.
    ///
    /// - Parameter uses: The number of constraints of each variable, as far as they are known. They change no
    ///   solution but for its rounding, but the time that it takes.
    package init(variableCount: Int = 0, uses: [Int] = []) {
        variables = Array(repeating: FreeVariable(), count: variableCount)
        self.uses = uses
    }

    /// Creates a variable that can have any value.
    package mutating func newVariable() -> Int {
        variables.append(FreeVariable())
        return variables.count - 1
    }

    /// Returns true for a variable that no constraint determines, or that is made of such ones: the answer
    /// does not depend on which variables the equations define.
    package mutating func isUndetermined(_ variable: Int) -> Bool {
        guard variables[variable].isDefined else { return true }
        resolve(variable)
        return !variables[variable].open.terms.isEmpty
    }

    /// The values of the variables after `solve`; 0 for one without constraints.
    package var values: [Double] { numbers.map { $0 < 0 ? 0 : tableau.tape[$0] } }

    /// Adds a constraint on an expression. Returns false for a required one that contradicts others, which is
    /// then left out.
    ///
    /// - Parameter rank: The order among constraints of the same strength: where several solutions have
    ///   errors of the same sum, those of lower ranks have them. Default 0, for no order.
    package mutating func add(
        _ expression: LinearRow, _ relation: Relation, strength: Double, rank: Int = 0
    ) -> Bool {
        var own: [LinearRow.Term] = []
        let isRequired = strength >= Self.required
        if relation != .equal {
            let sign: Double = relation == .lessThanOrEqual ? 1 : -1
            own.append(LinearRow.Term(tableau.newVariable(), sign))
            if !isRequired { own.append(LinearRow.Term(newError(strength, rank), -sign)) }
        } else if !isRequired {
            own.append(LinearRow.Term(newError(strength, rank), -1))
            own.append(LinearRow.Term(newError(strength, rank), 1))
        }
        let number = tableau.tape.load(expression.constant)
        let open = openPart(of: expression)
        if let subject = subject(of: open) {
            define(subject, open, expression, own, number)
            return true
        }
        return insert(expand(expression, into: number), own, number)
    }

    /// Returns the variable that an equation defines: the one with the fewest constraints, as in sparse
    /// elimination by minimum degree. In a column of views these are the heights, differences of two edges.
    /// Were it the edges, each would be the sum of all heights above it, and n views would need n² / 2 terms.
    private func subject(of open: LinearRow) -> Int? {
        var (best, fewest) = (Int?.none, Int.max)
        for term in open.terms {
            let count = term.variable < uses.count ? uses[term.variable] : 0
            if count < fewest { (best, fewest) = (term.variable, count) }
        }
        return best
    }

    private mutating func newError(_ strength: Double, _ rank: Int) -> Int {
        let variable = tableau.newVariable()
        let index = errors.firstIndex { $0.strength <= strength } ?? errors.count
        if index == errors.count || errors[index].strength != strength {
            errors.insert((strength, []), at: index)
        }
        errors[index].variables.append((variable, rank))
        return variable
    }

    /// Adds an equation of slack and error variables. Prefers the constraint's own ones for the basis, if
    /// they do not have to be negative.
    private mutating func insert(
        _ terms: [LinearRow.Term], _ own: [LinearRow.Term], _ number: Int
    ) -> Bool {
        var terms = terms + own
        let isNegative = tableau.tape.isNegative(number)
        if isNegative {
            terms.scale(by: -1)
            tableau.tape.scale(number, by: -1)
        }
        for term in own where (isNegative ? -term.factor : term.factor) < 0 {
            let factor = -1 / terms.remove(at: terms.firstPlace(from: term.variable)).factor
            terms.scale(by: factor)
            tableau.tape.scale(number, by: factor)
            tableau.insert(Tableau.Row(basic: term.variable, terms: terms, number: number))
            return true
        }
        if terms.isEmpty { return tableau.tape.isZero(number) }
        return tableau.insertByArtificialVariable(terms, number)
    }

    // MARK: Solution

    /// Makes the errors as small as possible, those of higher strengths first.
    package mutating func solve() {
        var objective = Objective()
        for (_, errors) in errors {
            minimize(errors.map { ($0.error, 1) }, &objective)
            let ranked = errors.filter { $0.rank > 0 }
            if ranked.count > 1 { minimize(ranked.map { ($0.error, Double($0.rank)) }, &objective) }
        }
        isUnique = tableau.isFixed(but: objective)
        evaluate()
        numbers = variables.map { $0.isDefined ? $0.number : -1 }
        (variables, uses, errors) = ([], [], [])
        (weights, sum, queue) = (LinearSum(), LinearSum(), VariableHeap())
        tableau = Tableau(keeping: tableau.tape)
    }

    /// Makes a weighted sum of errors as small as the objectives before it allow.
    private mutating func minimize(_ errors: [(variable: Int, weight: Double)], _ objective: inout Objective)
    {
        objective.begin()
        for (error, weight) in errors {
            guard let row = tableau.row(of: error) else {
                objective.add(error, weight)
                continue
            }
            for term in row.terms { objective.add(term.variable, weight * term.factor) }
        }
        tableau.minimize(&objective)
        objective.bar()
    }

    /// Solves the same constraints with other constants, in the order of their addition; later ones stay as
    /// they are. The values are those that a new solver would find, to the last bit. Returns false if it
    /// would go another way; the values are useless then, and a new solver is needed.
    package mutating func solve(with constants: [Double]) -> Bool { tableau.tape.run(with: constants) }
}

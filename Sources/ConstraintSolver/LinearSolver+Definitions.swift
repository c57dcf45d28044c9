/// A variable that can have any value.
struct FreeVariable {
    /// A Boolean value that indicates whether an equation defines it: it is its constant, the number, plus
    /// terms.
    var isDefined = false
    var number = -1
    /// The terms of other variables that can have any value.
    var free: [LinearRow.Term] = []
    /// The terms of slack and error variables.
    var bound: [LinearRow.Term] = []
    /// The variables without a definition that it is made of.
    var open = LinearRow()
    /// The variables that may be made of this one, while it has no definition.
    var dependents: [Int] = []
    /// A number above those of all variables of the definition.
    var rank = 0

    /// True if the number is the value, whatever becomes of other variables.
    var isConstant: Bool { isDefined && free.isEmpty && bound.isEmpty && open.terms.isEmpty }
}

extension LinearSolver {
    /// Returns the variables without a definition that an expression is made of.
    func openPart(of expression: LinearRow) -> LinearRow {
        var open = LinearRow()
        for term in expression.terms {
            if !variables[term.variable].isDefined {
                open.add(term.variable, term.factor)
            } else if !variables[term.variable].open.terms.isEmpty {
                open.add(variables[term.variable].open, times: term.factor)
            }
        }
        return open
    }

    /// Defines a variable by an equation: the expression plus own slack and error variables is 0.
    mutating func define(
        _ subject: Int, _ open: LinearRow, _ expression: LinearRow, _ own: [LinearRow.Term], _ number: Int
    ) {
        var definition = FreeVariable()
        (definition.number, definition.open) = (number, open)
        (definition.free, definition.bound) = (expression.terms, own)
        let total = definition.open.remove(subject)
        untangle(&definition, except: subject)
        let place = definition.free.place(of: subject)
        let factor = -1 / (place.map { definition.free.remove(at: $0).factor } ?? total)
        definition.free.scale(by: factor)
        definition.bound.scale(by: factor)
        definition.open.scale(by: factor)
        tableau.tape.scale(number, by: factor)
        definition.isDefined = true
        definition.rank = 1 + (definition.free.map { variables[$0.variable].rank }.max() ?? 0)
        let dependents = variables[subject].dependents
        variables[subject] = definition
        for term in definition.open.terms { variables[term.variable].dependents.append(subject) }
        close(subject, dependents)
        for term in definition.free { fold(term.variable) }
        fold(subject)
    }

    /// Replaces terms of a definition that are made of variables that the whole is not made of, since these
    /// cancel out: those may be defined by the whole later, and no definition may lead back to itself.
    private mutating func untangle(_ definition: inout FreeVariable, except subject: Int? = nil) {
        var (free, bound) = (LinearRow(0, terms: definition.free), LinearRow(0, terms: definition.bound))
        while let term = free.terms.first(where: { term in
            term.variable != subject
                && variables[term.variable].open.terms.contains {
                    definition.open.terms.place(of: $0.variable) == nil
                }
        }) {
            let known = variables[term.variable]
            _ = free.remove(term.variable)
            free.add(LinearRow(0, terms: known.free), times: term.factor)
            bound.add(LinearRow(0, terms: known.bound), times: term.factor)
            tableau.tape.add(known.number, times: term.factor, to: definition.number)
        }
        (definition.free, definition.bound) = (free.terms, bound.terms)
    }

    /// Replaces a variable that has got a definition in the open parts of those that are made of it.
    private mutating func close(_ subject: Int, _ dependents: [Int]) {
        let (open, rank) = (variables[subject].open, variables[subject].rank)
        var changed: [Int] = []
        for dependent in dependents {
            let factor = variables[dependent].open.remove(subject)
            // Listed twice, or no longer made of it.
            guard factor != 0 else { continue }
            variables[dependent].open.add(open, times: factor)
            variables[dependent].rank += rank
            for term in open.terms { variables[term.variable].dependents.append(dependent) }
            changed.append(dependent)
        }
        guard !open.terms.isEmpty else { return }
        for dependent in changed {
            var definition = variables[dependent]
            untangle(&definition)
            variables[dependent] = definition
        }
    }

    /// Puts the values of constants into the definition of a variable that is made of nothing else.
    private mutating func fold(_ index: Int) {
        let variable = variables[index]
        guard variable.isDefined, variable.open.terms.isEmpty, !variable.isConstant,
            variable.free.allSatisfy({ variables[$0.variable].isConstant }),
            variable.bound.allSatisfy({ tableau.row(of: $0.variable)?.terms.isEmpty == true })
        else { return }
        settle(index)
    }

    /// Adds the values of a variable's terms to its constant.
    private mutating func settle(_ index: Int) {
        let (free, bound, number) = (variables[index].free, variables[index].bound, variables[index].number)
        for term in free where variables[term.variable].isDefined {
            tableau.tape.add(variables[term.variable].number, times: term.factor, to: number)
        }
        for term in bound {
            guard let row = tableau.row(of: term.variable) else { continue }
            tableau.tape.add(row.number, times: term.factor, to: number)
        }
        (variables[index].free, variables[index].bound) = ([], [])
    }

    /// Returns an expression, all of whose variables are defined, in terms of variables that are 0, and adds
    /// its constant to a number.
    mutating func expand(_ expression: LinearRow, into number: Int) -> [LinearRow.Term] {
        var visited: [Int] = []
        for term in expression.terms { weigh(term, 1) }
        // Variables of higher ranks first: then each one is replaced once, with all of its weight.
        while let index = queue.pop() {
            let weight = weights[index]
            guard abs(weight) > LinearRow.epsilon else { continue }
            visited.append(index)
            tableau.tape.add(variables[index].number, times: weight, to: number)
            for term in variables[index].free { weigh(term, weight) }
            for term in variables[index].bound { gather(term, weight, into: number) }
        }
        weights.removeAll()
        for index in visited.reversed() { fold(index) }
        return sum.take()
    }

    private mutating func weigh(_ term: LinearRow.Term, _ weight: Double) {
        if weights.add(term.variable, term.factor * weight) {
            queue.push(term.variable, key: -variables[term.variable].rank)
        }
    }

    private mutating func gather(_ term: LinearRow.Term, _ weight: Double, into number: Int) {
        let factor = term.factor * weight
        guard let row = tableau.row(of: term.variable) else {
            sum.add(term.variable, factor)
            return
        }
        tableau.tape.add(row.number, times: factor, to: number)
        for other in row.terms { sum.add(other.variable, other.factor * factor) }
    }

    /// Makes the constants of all definitions their values.
    mutating func evaluate() {
        let order = variables.indices.filter { variables[$0].isDefined && !variables[$0].isConstant }
            .map { (variables[$0].rank, $0) }.sorted { $0 < $1 }
        for (_, index) in order { settle(index) }
        for index in variables.indices { variables[index].open = LinearRow() }
    }
}

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
    /// The variables without a definition that it is made of. Some may have got one since; see `resolve(_:)`.
    var open = LinearRow()
    /// A number above those of most variables of the definition: an expression is expanded in this order.
    var rank = 0

    /// True if the number is the value, whatever becomes of other variables.
    var isConstant: Bool { isDefined && free.isEmpty && bound.isEmpty }
}

extension LinearSolver {
    // MARK: Open parts

    /// Returns the variables without a definition that an expression is made of.
    mutating func openPart(of expression: LinearRow) -> LinearRow {
        var open = LinearRow()
        for term in expression.terms {
            if !variables[term.variable].isDefined {
                open.add(term.variable, term.factor)
                continue
            }
            resolve(term.variable)
            if !variables[term.variable].open.terms.isEmpty {
                open.add(variables[term.variable].open, times: term.factor)
            }
        }
        return open
    }

    /// Returns whether a variable is made of another one that no constraint determines.
    package mutating func hasOpenDefinitions() -> Bool {
        variables.indices.contains { index in
            if variables[index].isDefined { resolve(index) }
            return !variables[index].open.terms.isEmpty
        }
    }

    private func isStale(_ index: Int) -> Bool {
        variables[index].open.terms.contains { variables[$0.variable].isDefined }
    }

    /// Brings the open part of a variable up to date. Those that it passes on the way become short, so that
    /// the next time there are few of them.
    mutating func resolve(_ index: Int) {
        guard isStale(index) else { return }
        var stack = [index]
        while let top = stack.last {
            let known = variables[top].open.terms.filter { variables[$0.variable].isDefined }
            let stale = known.first { isStale($0.variable) }
            if let stale {
                stack.append(stale.variable)
                continue
            }
            stack.removeLast()
            shorten(top)
            var isTangled = false
            for term in known {
                let (open, factor) = (
                    variables[term.variable].open, variables[top].open.remove(term.variable)
                )
                variables[top].open.add(open, times: factor)
            }
            for term in known where !isTangled {
                isTangled = variables[term.variable].open.terms.contains {
                    variables[top].open.terms.place(of: $0.variable) == nil
                }
            }
            if isTangled {
                var definition = variables[top]
                untangle(&definition)
                variables[top] = definition
            }
        }
    }

    /// Defines a variable that is another one and a constant by what that one is, if that is no more.
    private mutating func shorten(_ index: Int) {
        guard variables[index].free.count == 1, let term = variables[index].free.first else { return }
        let other = variables[term.variable]
        guard other.isDefined, other.bound.isEmpty, other.free.count <= 1 else { return }
        tableau.tape.add(other.number, times: term.factor, to: variables[index].number)
        variables[index].free = other.free
        variables[index].free.scale(by: term.factor)
    }

    // MARK: Definitions

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
        variables[subject] = definition
        for term in definition.free { fold(term.variable) }
        fold(subject)
    }

    /// Replaces terms of a definition that are made of variables that the whole is not made of, since these
    /// cancel out: those may be defined by the whole later, and no definition may lead back to itself.
    private mutating func untangle(_ definition: inout FreeVariable, except subject: Int? = nil) {
        var (free, bound) = (LinearRow(0, terms: definition.free), LinearRow(0, terms: definition.bound))
        var rest = free.terms.map(\.variable)
        while let index = rest.popLast() {
            guard index != subject, let place = free.terms.place(of: index), variables[index].isDefined else {
                continue
            }
            resolve(index)
            let known = variables[index]
            let isTangled = known.open.terms.contains {
                definition.open.terms.place(of: $0.variable) == nil
            }
            guard isTangled else { continue }
            let factor = free.terms[place].factor
            _ = free.remove(index)
            free.add(LinearRow(0, terms: known.free), times: factor)
            bound.add(LinearRow(0, terms: known.bound), times: factor)
            tableau.tape.add(known.number, times: factor, to: definition.number)
            rest += known.free.map(\.variable)
        }
        (definition.free, definition.bound) = (free.terms, bound.terms)
    }

    /// Puts the values of constants into the definition of a variable that is made of nothing else.
    private mutating func fold(_ index: Int) {
        let variable = variables[index]
        guard variable.isDefined, !variable.isConstant,
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
        (variables[index].free, variables[index].bound, variables[index].open) = ([], [], LinearRow())
    }

    // MARK: Expansion

    /// Returns an expression, all of whose variables are defined, in terms of variables that are 0, and adds
    /// its constant to a number.
    mutating func expand(_ expression: LinearRow, into number: Int) -> [LinearRow.Term] {
        var visited: [Int] = []
        for term in expression.terms { weigh(term, 1) }
        // A variable is replaced after those that are made of it: its weight may have become 0 by then.
        // Where the ranks are wrong, it is replaced once more, with the weight that came later.
        while let index = queue.pop() {
            let weight = weights[index]
            weights.clear(index)
            guard abs(weight) > LinearRow.epsilon, variables[index].isDefined else { continue }
            visited.append(index)
            tableau.tape.add(variables[index].number, times: weight, to: number)
            for term in variables[index].free {
                let rank = variables[term.variable].rank
                if variables[index].rank <= rank { variables[index].rank = rank + 1 }
                weigh(term, weight)
            }
            for term in variables[index].bound { gather(term, weight, into: number) }
        }
        weights.removeAll()
        for index in visited.reversed() { fold(index) }
        return sum.take()
    }

    private mutating func weigh(_ term: LinearRow.Term, _ weight: Double) {
        weights.add(term.variable, term.factor * weight)
        queue.push(term.variable, key: -variables[term.variable].rank)
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

    /// Makes the constants of all definitions their values: those that a definition refers to first.
    mutating func evaluate() {
        var isEntered = variables.map { !$0.isDefined || $0.isConstant }
        var stack: [Int] = []
        for index in variables.indices where !isEntered[index] {
            stack.append(index)
            while let top = stack.last {
                isEntered[top] = true
                let rest = variables[top].free.filter { !isEntered[$0.variable] }
                stack += rest.map(\.variable)
                guard rest.isEmpty else { continue }
                if !variables[top].isConstant { settle(top) }
                stack.removeLast()
            }
        }
    }
}

/// An expression that is made as small as possible.
struct Objective {
    private var sum = LinearSum()
    private var heap = VariableHeap()
    /// The variables that may not enter the basis, since that would change an objective of a higher strength.
    private var isBarred: [Bool] = []

    mutating func begin() {
        sum.removeAll()
        heap.removeAll()
    }

    mutating func add(_ variable: Int, _ factor: Double) {
        sum.add(variable, factor)
        if sum[variable] < -LinearRow.epsilon { heap.push(variable) }
    }

    /// Returns the lowest variable whose growth makes the objective smaller; nil for none.
    mutating func popEntering() -> Int? {
        while let variable = heap.pop() {
            if sum[variable] < -LinearRow.epsilon, !bars(variable) { return variable }
        }
        return nil
    }

    /// Replaces a variable by terms, and returns the factor that it had.
    mutating func substitute(_ variable: Int, by terms: [LinearRow.Term]) -> Double {
        let factor = sum[variable]
        sum.clear(variable)
        for term in terms { add(term.variable, term.factor * factor) }
        return factor
    }

    func bars(_ variable: Int) -> Bool { variable < isBarred.count && isBarred[variable] }

    /// Bars the variables that would make the objective larger.
    mutating func bar() {
        for variable in sum.variables where abs(sum[variable]) > LinearRow.epsilon {
            while isBarred.count <= variable { isBarred.append(false) }
            isBarred[variable] = true
        }
    }
}

/// A sum of multiples of variables, gathered in any order: each variable has a place of its own, which is
/// kept for the next sum.
struct LinearSum {
    private var factors: [Double] = []
    private var isPresent: [Bool] = []
    /// The variables with a place, in the order of their first terms.
    private(set) var variables: [Int] = []

    subscript(variable: Int) -> Double { variable < factors.count ? factors[variable] : 0 }

    /// Adds a multiple of a variable.
    mutating func add(_ variable: Int, _ factor: Double) {
        while factors.count <= variable {
            factors.append(0)
            isPresent.append(false)
        }
        factors[variable] += factor
        guard !isPresent[variable] else { return }
        isPresent[variable] = true
        variables.append(variable)
    }

    mutating func clear(_ variable: Int) { if variable < factors.count { factors[variable] = 0 } }

    mutating func removeAll() {
        for variable in variables { (factors[variable], isPresent[variable]) = (0, false) }
        variables.removeAll(keepingCapacity: true)
    }

    /// Returns the terms in ascending order, and begins a new sum.
    mutating func take() -> [LinearRow.Term] {
        variables.sort()
        var terms: [LinearRow.Term] = []
        terms.reserveCapacity(variables.count)
        for variable in variables where abs(factors[variable]) > LinearRow.epsilon {
            terms.append(LinearRow.Term(variable, factors[variable]))
        }
        removeAll()
        return terms
    }
}

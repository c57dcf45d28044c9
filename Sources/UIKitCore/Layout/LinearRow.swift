/// A linear expression: a constant and terms, each a coefficient of a variable, in ascending order of the
/// variables. Terms below 1e-9 are left out.
struct LinearRow {
    struct Term {
        let variable: Int
        var factor: Double
    }

    var constant: Double
    private(set) var terms: [Term] = []

    init(_ constant: Double = 0) {
        self.constant = constant
    }

    /// A coefficient or value that counts as 0.
    static let epsilon = 1e-9

    /// Returns the coefficient of a variable; 0 for one that the expression does not have.
    func factor(of variable: Int) -> Double {
        let index = firstIndex(from: variable)
        return index < terms.count && terms[index].variable == variable ? terms[index].factor : 0
    }

    /// Adds a multiple of a variable.
    mutating func add(_ variable: Int, _ factor: Double) {
        let index = firstIndex(from: variable)
        guard index < terms.count, terms[index].variable == variable else {
            if abs(factor) > Self.epsilon {
                terms.insert(Term(variable: variable, factor: factor), at: index)
            }
            return
        }
        terms[index].factor += factor
        if abs(terms[index].factor) <= Self.epsilon { terms.remove(at: index) }
    }

    /// Adds a multiple of another expression.
    mutating func add(_ other: LinearRow, times factor: Double) {
        constant += other.constant * factor
        guard !other.terms.isEmpty else { return }
        var merged: [Term] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var (i, j) = (0, 0)
        while i < terms.count || j < other.terms.count {
            if j == other.terms.count || (i < terms.count && terms[i].variable < other.terms[j].variable) {
                merged.append(terms[i])
                i += 1
                continue
            }
            var term = other.terms[j]
            term.factor *= factor
            if i < terms.count, terms[i].variable == term.variable {
                term.factor += terms[i].factor
                i += 1
            }
            if abs(term.factor) > Self.epsilon { merged.append(term) }
            j += 1
        }
        terms = merged
    }

    /// Removes a variable and returns its coefficient.
    mutating func remove(_ variable: Int) -> Double {
        let index = firstIndex(from: variable)
        guard index < terms.count, terms[index].variable == variable else { return 0 }
        return terms.remove(at: index).factor
    }

    /// Multiplies the expression by a number.
    mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].factor *= factor }
    }

    /// Replaces a variable by an expression.
    mutating func substitute(_ variable: Int, by row: LinearRow) {
        let factor = remove(variable)
        if factor != 0 { add(row, times: factor) }
    }

    /// Turns `self = 0` into an expression of one of its variables.
    mutating func solve(for variable: Int) {
        let factor = remove(variable)
        scale(by: -1 / factor)
    }

    private func firstIndex(from variable: Int) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

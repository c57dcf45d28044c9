/// A linear expression: a constant and terms, each a coefficient of a variable, in ascending order of the
/// variables. Terms below 1e-9 are left out.
package struct LinearRow: Sendable {
    package struct Term: Sendable, Equatable {
        package let variable: Int
        package var factor: Double

        package init(_ variable: Int, _ factor: Double) { (self.variable, self.factor) = (variable, factor) }
    }

    package var constant: Double
    package private(set) var terms: [Term] = []

    package init(_ constant: Double = 0) {
        self.constant = constant
    }

    /// Creates an expression of terms that are in ascending order.
    init(_ constant: Double, terms: [Term]) {
        (self.constant, self.terms) = (constant, terms)
    }

    /// Returns a variable plus a constant.
    package static func of(_ variable: Int, _ constant: Double = 0) -> LinearRow {
        LinearRow(constant, terms: [Term(variable, 1)])
    }

    /// A coefficient or value that counts as 0.
    static let epsilon = 1e-9

    /// Returns the coefficient of a variable; 0 for one that the expression does not have.
    package func factor(of variable: Int) -> Double {
        terms.place(of: variable).map { terms[$0].factor } ?? 0
    }

    /// Adds a multiple of a variable.
    package mutating func add(_ variable: Int, _ factor: Double) {
        let index = terms.firstPlace(from: variable)
        guard index < terms.count, terms[index].variable == variable else {
            if abs(factor) > Self.epsilon { terms.insert(Term(variable, factor), at: index) }
            return
        }
        terms[index].factor += factor
        if abs(terms[index].factor) <= Self.epsilon { terms.remove(at: index) }
    }

    /// Adds a multiple of another expression.
    package mutating func add(_ other: LinearRow, times factor: Double) {
        constant += other.constant * factor
        terms.merge(other.terms, times: factor) { _ in }
    }

    /// Removes a variable and returns its coefficient.
    mutating func remove(_ variable: Int) -> Double {
        guard let index = terms.place(of: variable) else { return 0 }
        return terms.remove(at: index).factor
    }

    /// Multiplies the expression by a number.
    mutating func scale(by factor: Double) {
        constant *= factor
        terms.scale(by: factor)
    }
}

extension [LinearRow.Term] {
    /// Returns the index of the first term of a variable that is not below the given one.
    func firstPlace(from variable: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the index of the term of a variable; nil for none.
    func place(of variable: Int) -> Int? {
        let index = firstPlace(from: variable)
        return index < count && self[index].variable == variable ? index : nil
    }

    mutating func scale(by factor: Double) {
        for index in indices { self[index].factor *= factor }
    }

    /// Adds a multiple of other terms, and passes on the variables that these did not have before.
    mutating func merge(_ other: [LinearRow.Term], times factor: Double, added: (Int) -> Void) {
        guard !other.isEmpty else { return }
        var merged: [LinearRow.Term] = []
        merged.reserveCapacity(count + other.count)
        var i = 0
        for term in other {
            while i < count, self[i].variable < term.variable {
                merged.append(self[i])
                i += 1
            }
            var sum = term.factor * factor
            let isKnown = i < count && self[i].variable == term.variable
            if isKnown {
                sum += self[i].factor
                i += 1
            }
            guard abs(sum) > LinearRow.epsilon else { continue }
            merged.append(LinearRow.Term(term.variable, sum))
            if !isKnown { added(term.variable) }
        }
        merged.append(contentsOf: self[i...])
        self = merged
    }
}

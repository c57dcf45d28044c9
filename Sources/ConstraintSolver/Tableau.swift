/// Equations among variables that are 0 or more. Each is solved for a "basic" variable:
/// x = constant + terms of other variables, which are all 0. The constants are numbers of a tape.
struct Tableau {
    struct Row {
        var basic: Int
        var terms: [LinearRow.Term]
        /// The constant's place on the tape.
        let number: Int
    }

    var tape = Tape()
    private(set) var rows: [Row] = []
    /// The row in which each variable is basic; -1 for none.
    private var places: [Int] = []
    /// The rows that have each variable as a term. Some may have lost it, some may be listed twice.
    private var columns: [[Int32]] = []
    /// The last pass that came by each row, see `rows(with:)`.
    private var passes: [Int] = []
    private var pass = 0

    /// The rows changed since an attempt began, as they were, and their constants' copies.
    private var former: [(index: Int, row: Row)] = []
    private var attempts: [Int] = []
    private var attempt = 0
    private var isTrying = false
    private var copies: [Int] = []

    private var goal = Objective()

    init() {}

    /// Creates a tableau without rows.
    init(keeping tape: Tape) { self.tape = tape }

    /// Creates a variable.
    mutating func newVariable() -> Int {
        places.append(-1)
        columns.append([])
        return places.count - 1
    }

    private mutating func removeLastVariable() {
        places.removeLast()
        columns.removeLast()
    }

    /// Returns the row of a basic variable; nil for others.
    func row(of variable: Int) -> Row? { places[variable] < 0 ? nil : rows[places[variable]] }

    /// Returns whether the growth of every variable that is 0 would change a row's variable only at the
    /// expense of an objective, given the last of them.
    mutating func isFixed(but last: Objective) -> Bool {
        places.indices.allSatisfy { places[$0] >= 0 || last.bars($0) || rows(with: $0).isEmpty }
    }

    // MARK: Rows

    /// Adds an equation that is solved for a variable.
    mutating func insert(_ row: Row) {
        let index = append(row)
        substitute(row.basic, by: index)
    }

    private mutating func append(_ row: Row) -> Int {
        rows.append(row)
        if passes.count < rows.count {
            passes.append(0)
            attempts.append(0)
        }
        attempts[rows.count - 1] = 0
        places[row.basic] = rows.count - 1
        for term in row.terms { columns[term.variable].append(Int32(rows.count - 1)) }
        return rows.count - 1
    }

    /// Returns the rows that have a variable as a term, with its place among the terms.
    private mutating func rows(with variable: Int) -> [(index: Int, place: Int)] {
        pass += 1
        var found: [(index: Int, place: Int)] = []
        found.reserveCapacity(columns[variable].count)
        for entry in columns[variable] {
            let index = Int(entry)
            guard index < rows.count, passes[index] != pass else { continue }
            passes[index] = pass
            if let place = rows[index].terms.place(of: variable) { found.append((index, place)) }
        }
        columns[variable] = found.map { Int32($0.index) }
        return found
    }

    /// Replaces a variable that has become basic in the rows that have it.
    private mutating func substitute(_ variable: Int, by source: Int) {
        guard !columns[variable].isEmpty else { return }
        let (terms, number) = (rows[source].terms, rows[source].number)
        for (index, place) in rows(with: variable) {
            remember(index)
            let factor = rows[index].terms.remove(at: place).factor
            rows[index].terms.merge(terms, times: factor) { columns[$0].append(Int32(index)) }
            tape.add(number, times: factor, to: rows[index].number)
        }
        columns[variable] = []
    }

    private mutating func pivot(_ entering: Int, _ index: Int) {
        remember(index)
        let leaving = rows[index].basic
        places[leaving] = -1
        rows[index].terms.merge([LinearRow.Term(leaving, -1)], times: 1) { columns[$0].append(Int32(index)) }
        solve(index, for: entering)
    }

    /// Turns the terms of a row, whose sum is 0, into the value of one of their variables.
    private mutating func solve(_ index: Int, for variable: Int) {
        guard let place = rows[index].terms.place(of: variable) else { return }
        let factor = -1 / rows[index].terms.remove(at: place).factor
        rows[index].terms.scale(by: factor)
        tape.scale(rows[index].number, by: factor)
        rows[index].basic = variable
        places[variable] = index
        substitute(variable, by: index)
    }

    // MARK: Simplex

    /// Makes an objective as small as possible, by Bland's rule: always the variable with the lowest number.
    /// The number is the objective's constant, if that is of interest.
    mutating func minimize(_ objective: inout Objective, number: Int? = nil) {
        // Bland's rule ends; the limit guards against rounding alone.
        for _ in 0..<20_000 + 10 * places.count {
            guard let entering = objective.popEntering(), let index = leavingRow(for: entering) else {
                return
            }
            pivot(entering, index)
            let factor = objective.substitute(entering, by: rows[index].terms)
            if let number { tape.add(rows[index].number, times: factor, to: number) }
        }
    }

    /// Returns the row whose basic variable reaches 0 first when another one grows; nil for none.
    private mutating func leavingRow(for entering: Int) -> Int? {
        let candidates = rows(with: entering).compactMap { index, place -> Tape.Candidate? in
            let (row, factor) = (rows[index], rows[index].terms[place].factor)
            guard factor < -LinearRow.epsilon else { return nil }
            return Tape.Candidate(row: index, number: row.number, factor: factor, variable: row.basic)
        }
        return tape.least(candidates).map { candidates[$0].row }
    }

    /// Adds an equation, terms + constant = 0, of which no variable can be basic at once: an artificial
    /// variable is, until it has become 0. Returns false if it cannot, and leaves all as it was.
    mutating func insertByArtificialVariable(_ terms: [LinearRow.Term], _ number: Int) -> Bool {
        let artificial = newVariable()
        defer { removeLastVariable() }
        let index = append(Row(basic: artificial, terms: terms, number: number))
        let total = tape.reserve()
        tape.copy(number, to: total)
        beginAttempt(index)
        goal.begin()
        for term in terms { goal.add(term.variable, term.factor) }
        var objective = Objective()
        swap(&goal, &objective)
        minimize(&objective, number: total)
        swap(&goal, &objective)
        isTrying = false
        guard tape.isZero(total) else {
            restore()
            return false
        }
        if places[artificial] < 0 {
            for (index, place) in rows(with: artificial) { rows[index].terms.remove(at: place) }
        } else if let entering = rows[index].terms.first?.variable {
            // It is basic at 0: any other variable of its equation takes its place.
            solve(index, for: entering)
        } else {
            rows.removeLast()
        }
        return true
    }

    // MARK: Attempts

    private mutating func beginAttempt(_ newRow: Int) {
        attempt += 1
        attempts[newRow] = attempt
        former.removeAll(keepingCapacity: true)
        isTrying = true
    }

    private mutating func remember(_ index: Int) {
        guard isTrying, attempts[index] != attempt else { return }
        attempts[index] = attempt
        if copies.count == former.count { copies.append(tape.reserve()) }
        tape.copy(rows[index].number, to: copies[former.count])
        former.append((index, rows[index]))
    }

    /// Undoes an attempt, whose row is the last one.
    private mutating func restore() {
        let changed = former.map(\.index) + [rows.count - 1]
        for index in changed { places[rows[index].basic] = -1 }
        rows.removeLast()
        for (copy, (index, row)) in zip(copies, former) {
            tape.copy(copy, to: row.number)
            rows[index] = row
            places[row.basic] = index
            for term in row.terms { columns[term.variable].append(Int32(index)) }
        }
    }
}

import ConstraintSolver

/// The equations of a hierarchy, in the order in which they are solved, and where their constants come from.
@MainActor struct LayoutEquations {
    /// The origin of constants that may be other ones at the next layout.
    struct Source {
        enum Kind {
            case root
            /// The autoresizing mask of a view, by its place among the views.
            case mask(of: Int)
            case guide(LayoutEngine.Placement<UILayoutGuide>)
            case stack(Unowned<UIStackView>)
            /// A constraint; only its constant can change, unless it depends on margins or texts, too.
            case constraint(NSLayoutConstraint, isPlain: Bool)
            /// The content size of a view, by its place among the views.
            case contentSize(of: Int)
        }

        let kind: Kind
        let equations: Range<Int>
        /// The constant of a constraint when it was read.
        var constant = 0.0
    }

    struct Equation {
        let row: LinearRow
        let relation: LinearSolver.Relation
        let strength: Double
        let constraint: NSLayoutConstraint?
    }

    private(set) var variableCount = 0
    private(set) var list: [Equation] = []
    /// The constants of the equations, which may be newer than those of their rows.
    private(set) var constants: [Double] = []
    private(set) var sources: [Source] = []
    /// The equation that is read again next; nil while equations are added.
    private var next: Int?
    private var isSame = true

    /// The place of the next equation.
    var position: Int { next ?? list.count }

    /// Adds the variables of a box.
    mutating func newBox() -> LayoutEngine.Box {
        defer { variableCount += 4 }
        return LayoutEngine.Box(
            left: variableCount, top: variableCount + 1, width: variableCount + 2, height: variableCount + 3)
    }

    // MARK: Equations

    /// Adds an equation; while equations are read again, takes its constant.
    mutating func add(
        _ row: LinearRow, _ relation: LinearSolver.Relation, _ strength: Double,
        of constraint: NSLayoutConstraint? = nil
    ) {
        guard let place = next else {
            list.append(
                Equation(row: row, relation: relation, strength: strength, constraint: constraint))
            return constants.append(row.constant)
        }
        next = place + 1
        guard place < list.count, list[place].relation == relation, list[place].strength == strength,
            list[place].row.terms == row.terms
        else { return isSame = false }
        constants[place] = row.constant
    }

    mutating func add(_ row: LinearRow, _ relation: LinearSolver.Relation, _ priority: UILayoutPriority) {
        add(row, relation, Double(priority.rawValue))
    }

    mutating func require(_ row: LinearRow, _ relation: LinearSolver.Relation) {
        add(row, relation, LinearSolver.required)
    }

    mutating func fix(_ variable: Int, _ value: CGFloat) { require(.of(variable, -value), .equal) }

    /// Makes a variable equal to another one plus a number.
    mutating func tie(_ variable: Int, _ other: Int, _ difference: CGFloat) {
        require(.difference(variable, other, difference), .equal)
    }

    /// Lets a box be no smaller than nothing.
    mutating func addLengths(of box: LayoutEngine.Box) {
        require(.of(box.width), .greaterThanOrEqual)
        require(.of(box.height), .greaterThanOrEqual)
    }

    /// Adds the equations to a solver, and passes on constraints that contradict others.
    func add(to solver: inout LinearSolver, onContradiction: (NSLayoutConstraint) -> Void) {
        for (equation, constant) in zip(list, constants) {
            if let constraint = equation.constraint, constraint.holder == nil { continue }
            var row = equation.row
            row.constant = constant
            let isTaken = solver.add(row, equation.relation, strength: equation.strength)
            if !isTaken, let constraint = equation.constraint { onContradiction(constraint) }
        }
    }

    // MARK: Reading again

    /// Notes where the equations since a position come from.
    mutating func note(_ kind: Source.Kind, from start: Int) {
        guard next == nil else { return }
        sources.append(Source(kind: kind, equations: start..<list.count))
        noteConstant(sources.count - 1)
    }

    private mutating func noteConstant(_ index: Int) {
        guard case .constraint(let constraint, _) = sources[index].kind else { return }
        sources[index].constant = constraint.constant
    }

    /// Begins to read the equations of a source again. Returns nil if they cannot have changed.
    mutating func beginReading(_ index: Int) -> Source.Kind? {
        let source = sources[index]
        if case .constraint(let constraint, true) = source.kind, constraint.constant == source.constant {
            return nil
        }
        (next, isSame) = (source.equations.lowerBound, true)
        return source.kind
    }

    /// Returns whether nothing but constants has changed.
    mutating func endReading(_ index: Int) -> Bool {
        defer { next = nil }
        noteConstant(index)
        return isSame && next == sources[index].equations.upperBound
    }
}

extension LinearRow {
    /// Returns an expression that is 0 where a variable is another one plus a number.
    static func difference(_ variable: Int, _ other: Int, _ difference: CGFloat) -> LinearRow {
        var row = LinearRow.of(variable, -difference)
        row.add(other, -1)
        return row
    }
}

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
        /// The order among equations of the same strength, see `LinearSolver`.
        let rank: Int
        let constraint: NSLayoutConstraint?
    }

    private(set) var variableCount = 0
    private(set) var list: [Equation] = []
    /// The number of equations of each variable.
    private(set) var uses: [Int] = []
    /// The constants of the equations, which may be newer than those of their rows.
    private(set) var constants: [Double] = []
    private(set) var sources: [Source] = []
    /// The equations of stacks. Those of constraints follow, then those of content sizes.
    var stacks = 0..<0
    var contents = 0
    /// The equation that is read again next; nil while equations are added.
    private var next: Int?
    private var isSame = true

    /// The place of the next equation.
    var position: Int { next ?? list.count }

    /// Adds the variables of a box.
    mutating func newBox() -> LayoutEngine.Box {
        defer { variableCount += 4 }
        uses += [0, 0, 0, 0]
        return LayoutEngine.Box(
            left: variableCount, top: variableCount + 1, width: variableCount + 2, height: variableCount + 3)
    }

    // MARK: Equations

    /// Adds an equation; while equations are read again, takes its constant.
    mutating func add(
        _ row: LinearRow, _ relation: LinearSolver.Relation, _ strength: Double, rank: Int = 0,
        of constraint: NSLayoutConstraint? = nil
    ) {
        guard let place = next else {
            for term in row.terms { uses[term.variable] += 1 }
            list.append(
                Equation(
                    row: row, relation: relation, strength: strength, rank: rank, constraint: constraint))
            return constants.append(row.constant)
        }
        next = place + 1
        guard place < list.count, list[place].relation == relation, list[place].strength == strength,
            list[place].row.terms == row.terms
        else { return isSame = false }
        constants[place] = row.constant
    }

    mutating func add(
        _ row: LinearRow, _ relation: LinearSolver.Relation, _ priority: UILayoutPriority, rank: Int = 0
    ) {
        add(row, relation, Double(priority.rawValue), rank: rank)
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

    /// The order in which a solver gets the equations.
    enum Order {
        case stacksFirst
        /// Stacks after constraints. Mostly those give a stack its size: then the stack gives its views
        /// theirs at once, where otherwise lengths are made of lengths until the end.
        case constraintsFirst
    }

    private func places(in order: Order) -> [Range<Int>] {
        switch order {
        case .stacksFirst: [0..<list.count]
        case .constraintsFirst:
            [0..<stacks.lowerBound, stacks.upperBound..<contents, stacks, contents..<list.count]
        }
    }

    /// Returns the constants of the equations.
    func constants(in order: Order) -> [Double] {
        order == .stacksFirst ? constants : places(in: order).flatMap { constants[$0] }
    }

    /// Adds the equations to a solver, and passes on those that contradict others. Ends when that returns
    /// false.
    func add(
        to solver: inout LinearSolver, in order: Order, onContradiction: (NSLayoutConstraint?) -> Bool
    ) {
        for range in places(in: order) {
            for index in range {
                let equation = list[index]
                if let constraint = equation.constraint, constraint.holder == nil { continue }
                guard add(index, to: &solver) || onContradiction(equation.constraint) else { return }
            }
        }
    }

    /// Adds an equation to a solver. Returns false if it contradicts others.
    private func add(_ index: Int, to solver: inout LinearSolver) -> Bool {
        var row = list[index].row
        row.constant = constants[index]
        return solver.add(
            row, list[index].relation, strength: strength(of: list[index]), rank: list[index].rank)
    }

    /// A broken constraint is stronger than any optional one (breakprobe on an iPhone SE, iOS 26.1).
    private func strength(of equation: Equation) -> Double {
        equation.constraint?.isBroken == true ? LinearSolver.required - 0.5 : equation.strength
    }

    /// Returns whether given constraints, which are required, can hold together with what is required besides
    /// constraints.
    func holds(_ constraints: Set<ObjectIdentifier>) -> Bool {
        var solver = LinearSolver(variableCount: variableCount, uses: uses)
        for index in list.indices where strength(of: list[index]) >= LinearSolver.required {
            let constraint = list[index].constraint
            if let constraint, !constraints.contains(ObjectIdentifier(constraint)) { continue }
            guard add(index, to: &solver) || constraint == nil else { return false }
        }
        return true
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
        if case .constraint(let constraint, true) = sources[index].kind,
            constraint.constant == sources[index].constant
        {
            return nil
        }
        (next, isSame) = (sources[index].equations.lowerBound, true)
        return sources[index].kind
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

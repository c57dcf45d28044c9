// One set of constraints for a whole hierarchy. Each view and guide has four variables: the left and top edge
// in the root's coordinates, width and height. A subview's frame is the difference from its superview's
// edges. Views that follow their autoresizing masks get equations from the masks.
//
// The root keeps its engine. Until views come or go, or constraints do, the equations stay the same but for
// their constants: those are read again, and the solver repeats its arithmetic with them.

import ConstraintSolver

/// The constraints of a view hierarchy as equations, and their solution.
@MainActor final class LayoutEngine {
    /// The sizes that a hierarchy is fitted to, instead of the current size of its root.
    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// The four variables of a view, a guide, or the content of a scroll view.
    struct Box {
        let left: Int, top: Int, width: Int, height: Int
    }

    /// A box in another one: a view in its superview, a guide in its view, content in its scroll view.
    struct Placement<Item: AnyObject> {
        // The hierarchy holds the items: an engine that a root keeps must not hold them, too.
        unowned let item: Item
        unowned let owner: UIView
        let box: Box
        let ownerBox: Box
    }

    private struct OrderedSolver {
        var solver: LinearSolver
        let order: LayoutEquations.Order
    }

    // The root holds its engine.
    unowned let root: UIView
    let fitting: Fitting?
    var equations = LayoutEquations()
    /// The version of the hierarchy that the equations are of; see `ViewLayout.version`.
    private(set) var version = -1
    /// The solver, and the one with measured texts, where there are any.
    private var solvers: [OrderedSolver] = []
    /// The solved values of the variables.
    private var values: [Double] = []
    /// The items, while a solution is sought: views that are asked for their sizes may remove others.
    private var held: [AnyObject] = []

    var boxes: [ObjectIdentifier: Box] = [:]
    private var contents: [ObjectIdentifier: Box] = [:]
    /// The items in the order in which they got variables.
    private(set) var views: [Placement<UIView>] = []
    private(set) var texts: [Placement<UIView>] = []
    private(set) var guides: [Placement<UILayoutGuide>] = []
    private(set) var scrollViews: [Placement<UIScrollView>] = []

    /// The number of equations from which on stacks may be solved after constraints.
    private let reorderedCount: Int
    /// The views that constraints or stacks name.
    private var constrained: Set<ObjectIdentifier> = []
    /// The places of views in their stack views, from 1 on.
    private(set) var ranks: [ObjectIdentifier: Int] = [:]

    init(root: UIView, fitting: Fitting? = nil, reorderedCount: Int = 1000) {
        (self.root, self.fitting, self.reorderedCount) = (root, fitting, reorderedCount)
    }

    /// Solves the constraints and records the frames of the views. Texts whose height depends on their width
    /// are measured with the first solution, and solved for a second time.
    func solve() {
        let version = root.layout?.version ?? 0
        if self.version == version { held = views.map(\.item) + guides.map(\.item) }
        defer { held = [] }
        if self.version != version || !readAgain() {
            self.version = version
            build()
        }
        solve(0)
        let widths = wrappedWidths
        if !widths.isEmpty {
            if !measure(widths) {
                // The equations with measured texts are others: they serve this solution alone.
                build(measuredWidths: widths)
                self.version = -1
            }
            solve(solvers.isEmpty ? 0 : 1)
        }
        if fitting == nil { noteFrames() }
    }

    /// Returns the solved value of a variable.
    func value(of variable: Int) -> CGFloat { values[variable] }

    /// The solved size of the root.
    var rootSize: CGSize {
        let box = box(of: root)
        return CGSize(width: value(of: box.width), height: value(of: box.height))
    }

    private func solve(_ index: Int) {
        if index < solvers.count {
            let constants = equations.constants(in: solvers[index].order)
            if solvers[index].solver.solve(with: constants) { return values = solvers[index].solver.values }
        }
        let quick = quickSolver()
        let solver = OrderedSolver(
            solver: quick ?? orderedSolver(), order: quick == nil ? .stacksFirst : .constraintsFirst)
        values = solver.solver.values
        if index < solvers.count { solvers[index] = solver } else { solvers.append(solver) }
    }

    /// Returns a solution in the order that decides where constraints leave a choice. Where they contradict
    /// one another, some are broken.
    private func orderedSolver() -> LinearSolver {
        var breaks = 0
        while true {
            var solver = LinearSolver(variableCount: equations.variableCount, uses: equations.uses)
            var contradiction: NSLayoutConstraint?
            equations.add(to: &solver, in: .stacksFirst) { constraint in
                contradiction = constraint
                return constraint == nil
            }
            guard let contradiction else {
                determineRest(&solver)
                solver.solve()
                return solver
            }
            breaks += 1
            resolve(contradiction, isSearched: breaks <= 16)
        }
    }

    /// Returns a solution in an order that is quicker for many views in stacks; nil if another order might
    /// give another solution.
    private func quickSolver() -> LinearSolver? {
        guard equations.list.count >= reorderedCount, !equations.stacks.isEmpty else { return nil }
        var solver = LinearSolver(variableCount: equations.variableCount, uses: equations.uses)
        var isConsistent = true
        equations.add(to: &solver, in: .constraintsFirst) { _ in
            isConsistent = false
            return false
        }
        guard isConsistent, !solver.hasOpenDefinitions() else { return nil }
        determineRest(&solver)
        solver.solve()
        return solver.isUnique ? solver : nil
    }

    // MARK: Equations

    private func build(measuredWidths: [ObjectIdentifier: CGFloat] = [:]) {
        (equations, solvers) = (LayoutEquations(), [])
        (boxes, contents, views, guides, scrollViews, texts) = ([:], [:], [], [], [], [])
        ranks = [:]
        addRoot(box(of: root))
        let constraints = activeConstraints(of: root).sorted { $0.order < $1.order }
        let stacks = stackViews(below: root)
        constrained = Set(
            constraints.flatMap { [$0.firstView, $0.secondView] }.compactMap(\.self).map(id(of:)))
        constrained.formUnion(stacks.flatMap { [$0] + $0.arrangedSubviews }.map(id(of:)))
        for constraint in constraints {
            if let view = constraint.firstView { _ = box(of: view) }
            if let view = constraint.secondView { _ = box(of: view) }
        }
        for stack in stacks {
            _ = box(of: stack)
            for view in stack.arrangedSubviews { _ = box(of: view) }
        }
        for stack in stacks {
            for (index, view) in stack.arrangedSubviews.enumerated() { ranks[id(of: view)] = index + 1 }
        }
        let start = equations.position
        for stack in stacks { arrange(stack) }
        equations.stacks = start..<equations.position
        for constraint in constraints { add(constraint) }
        equations.contents = equations.position
        for index in views.indices where views[index].item !== root || fitting != nil {
            addContentSize(of: index, measuredWidths)
        }
    }

    private func arrange(_ stack: UIStackView) {
        let start = equations.position
        stack.arrange(in: self)
        if stack.isArrangedByContents { equations.note(.stack(Unowned(item: stack)), from: start) }
    }

    /// Reads the constants of the equations again. Returns false if more than constants has changed.
    private func readAgain() -> Bool {
        for index in equations.sources.indices {
            guard let source = equations.beginReading(index) else { continue }
            switch source {
            case .root: addRoot(views[0].box)
            case .mask(let place): addMask(of: views[place])
            case .guide(let guide): addInsets(of: guide)
            case .stack(let stack): stack.item.arrange(in: self)
            case .constraint(let constraint, _): add(constraint)
            case .contentSize(let place): addContentSize(of: place, [:])
            }
            guard equations.endReading(index) else { return false }
        }
        return true
    }

    /// Reads the sizes of texts again that have the given widths. Returns false if more than constants
    /// changes.
    private func measure(_ widths: [ObjectIdentifier: CGFloat]) -> Bool {
        for (index, source) in equations.sources.enumerated() {
            guard case .contentSize(let place) = source.kind,
                widths[ObjectIdentifier(views[place].item)] != nil,
                equations.beginReading(index) != nil
            else { continue }
            addContentSize(of: place, widths)
            guard equations.endReading(index) else { return false }
        }
        return true
    }

    // MARK: Variables

    private func id(of view: UIView) -> ObjectIdentifier { ObjectIdentifier(view) }

    /// Returns the variables of a view; on the first call adds the equations that tie it to its superview.
    func box(of view: UIView) -> Box {
        if let known = boxes[ObjectIdentifier(view)] { return known }
        let parent = view === root ? nil : view.superview.map { self.box(of: $0) }
        let box = equations.newBox()
        boxes[ObjectIdentifier(view)] = box
        let placement = Placement(
            item: view, owner: view.superview ?? view, box: box, ownerBox: parent ?? box)
        views.append(placement)
        held.append(view)
        if view.wrapsContents != nil { texts.append(placement) }
        guard view !== root, parent != nil else { return box }
        // A view that no constraint names, and that is here for a descendant's sake, keeps its frame.
        if view.translatesAutoresizingMaskIntoConstraints || !constrained.contains(id(of: view)) {
            let (start, index) = (equations.position, views.count - 1)
            addMask(of: placement)
            equations.note(.mask(of: index), from: start)
        } else {
            equations.addLengths(of: box)
        }
        return box
    }

    func box(of guide: UILayoutGuide, in view: UIView) -> Box {
        if let known = boxes[ObjectIdentifier(guide)] { return known }
        let owner = box(of: view)
        if guide.kind == .content, let scroll = view as? UIScrollView { return contentBox(of: scroll) }
        let box = equations.newBox()
        boxes[ObjectIdentifier(guide)] = box
        let placement = Placement(item: guide, owner: view, box: box, ownerBox: owner)
        if guide.insets(in: view) != nil {
            let start = equations.position
            addInsets(of: placement)
            equations.note(.guide(placement), from: start)
        } else {
            guides.append(placement)
            held.append(guide)
            equations.addLengths(of: box)
        }
        return box
    }

    /// Returns the variables of a scroll view's content: its place is that of the view, its size is free.
    func contentBox(of scroll: UIScrollView) -> Box {
        if let known = contents[ObjectIdentifier(scroll)] { return known }
        let owner = box(of: scroll)
        let box = equations.newBox()
        contents[ObjectIdentifier(scroll)] = box
        scrollViews.append(Placement(item: scroll, owner: scroll, box: box, ownerBox: owner))
        equations.tie(box.left, owner.left, 0)
        equations.tie(box.top, owner.top, 0)
        return box
    }
}

// One set of constraints for a whole hierarchy. Each view and guide has four variables: the left and top edge
// in the root's coordinates, width and height. A subview's frame is the difference from its superview's
// edges. Views that follow their autoresizing masks get equations from the masks.

/// A solution of the constraints of a view hierarchy.
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

    let root: UIView
    var solver = LinearSolver()
    var boxes: [ObjectIdentifier: Box] = [:]
    private(set) var contents: [ObjectIdentifier: Box] = [:]
    /// The items in the order in which they got variables.
    private(set) var views: [UIView] = []
    private(set) var guides: [UILayoutGuide] = []
    private(set) var scrollViews: [UIScrollView] = []
    let fitting: Fitting?

    init(root: UIView, fitting: Fitting? = nil) {
        (self.root, self.fitting) = (root, fitting)
    }

    /// Solves the constraints and records the frames of the views. Texts whose height depends on their width
    /// are measured with the first solution, and solved for a second time.
    func solve() {
        build(measuredWidths: [:])
        let widths = wrappedWidths
        if !widths.isEmpty {
            reset()
            build(measuredWidths: widths)
        }
        if fitting == nil { noteFrames() }
    }

    /// The solved size of the root.
    var rootSize: CGSize {
        let box = box(of: root)
        return CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
    }

    private func reset() {
        solver = LinearSolver()
        (boxes, contents, views, guides, scrollViews) = ([:], [:], [], [], [])
    }

    private func build(measuredWidths: [ObjectIdentifier: CGFloat]) {
        addRoot()
        let constraints = activeConstraints(of: root).sorted { $0.order < $1.order }
        for constraint in constraints {
            if let view = constraint.firstView { _ = box(of: view) }
            if let view = constraint.secondView { _ = box(of: view) }
        }
        let stacks = stackViews(below: root)
        for stack in stacks {
            _ = box(of: stack)
            for view in stack.arrangedSubviews { _ = box(of: view) }
        }
        for stack in stacks { stack.arrange(in: self) }
        for constraint in constraints { add(constraint) }
        for view in views where view !== root || fitting != nil { addContentSize(of: view, measuredWidths) }
        determineRest()
        solver.solve()
    }

    // MARK: Variables

    /// Returns the variables of a view; on the first call adds the equations that tie it to its superview.
    func box(of view: UIView) -> Box {
        if let known = boxes[ObjectIdentifier(view)] { return known }
        let parent = view === root ? nil : view.superview.map { self.box(of: $0) }
        let box = newBox()
        boxes[ObjectIdentifier(view)] = box
        views.append(view)
        guard view !== root, let parent, let superview = view.superview else { return box }
        if view.translatesAutoresizingMaskIntoConstraints {
            addMask(of: view, box, in: superview, parent)
        } else {
            require(LinearRow.of(box.width), .greaterThanOrEqual)
            require(LinearRow.of(box.height), .greaterThanOrEqual)
        }
        return box
    }

    func box(of guide: UILayoutGuide, in view: UIView) -> Box {
        if let known = boxes[ObjectIdentifier(guide)] { return known }
        let owner = box(of: view)
        if guide.kind == .content, let scroll = view as? UIScrollView { return contentBox(of: scroll) }
        let box = newBox()
        boxes[ObjectIdentifier(guide)] = box
        if let insets = guide.insets(in: view) {
            tie(box.left, owner.left, insets.left)
            tie(box.top, owner.top, insets.top)
            tie(box.width, owner.width, -insets.left - insets.right)
            tie(box.height, owner.height, -insets.top - insets.bottom)
        } else {
            guides.append(guide)
            require(LinearRow.of(box.width), .greaterThanOrEqual)
            require(LinearRow.of(box.height), .greaterThanOrEqual)
        }
        return box
    }

    /// Returns the variables of a scroll view's content: its place is that of the view, its size is free.
    func contentBox(of scroll: UIScrollView) -> Box {
        if let known = contents[ObjectIdentifier(scroll)] { return known }
        let owner = box(of: scroll)
        let box = newBox()
        contents[ObjectIdentifier(scroll)] = box
        scrollViews.append(scroll)
        tie(box.left, owner.left, 0)
        tie(box.top, owner.top, 0)
        return box
    }

    private func newBox() -> Box {
        Box(
            left: solver.newVariable(), top: solver.newVariable(), width: solver.newVariable(),
            height: solver.newVariable())
    }

    private func addRoot() {
        let box = box(of: root)
        fix(box.left, 0)
        fix(box.top, 0)
        guard let fitting else {
            fix(box.width, root.bounds.width)
            return fix(box.height, root.bounds.height)
        }
        require(LinearRow.of(box.width), .greaterThanOrEqual)
        require(LinearRow.of(box.height), .greaterThanOrEqual)
        add(LinearRow.of(box.width, -fitting.size.width), .equal, fitting.horizontal)
        add(LinearRow.of(box.height, -fitting.size.height), .equal, fitting.vertical)
    }

    /// Adds the equations of an autoresizing mask: flexible parts take their shares of a change of the
    /// superview's length.
    private func addMask(of view: UIView, _ box: Box, in superview: UIView, _ parent: Box) {
        let (frame, size, mask) = (view.untransformedFrame, superview.bounds.size, view.autoresizingMask)
        func add(
            _ edge: Int, _ length: Int, _ parentEdge: Int, _ parentLength: Int, _ parts: [CGFloat],
            _ kinds: [UIView.AutoresizingMask]
        ) {
            let whole = parts.reduce(0, +)
            let flexible = parts.indices.filter { mask.contains(kinds[$0]) }
            let total = flexible.reduce(0) { $0 + parts[$1] }
            func share(_ index: Int) -> CGFloat {
                guard flexible.contains(index) else { return 0 }
                return total == 0 ? 1 / CGFloat(flexible.count) : parts[index] / total
            }
            var start = LinearRow(-(parts[0] - share(0) * whole))
            start.add(edge, 1)
            start.add(parentEdge, -1)
            start.add(parentLength, -share(0))
            require(start, .equal)
            var extent = LinearRow(-(parts[1] - share(1) * whole))
            extent.add(length, 1)
            extent.add(parentLength, -share(1))
            require(extent, .equal)
        }
        add(
            box.left, box.width, parent.left, parent.width,
            [frame.minX, frame.width, size.width - frame.maxX],
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        add(
            box.top, box.height, parent.top, parent.height,
            [frame.minY, frame.height, size.height - frame.maxY],
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    }

    // MARK: Equations

    func fix(_ variable: Int, _ value: CGFloat) { require(LinearRow.of(variable, -value), .equal) }

    /// Makes a variable equal to another one plus a number.
    func tie(_ variable: Int, _ other: Int, _ difference: CGFloat) {
        var row = LinearRow.of(variable, -difference)
        row.add(other, -1)
        require(row, .equal)
    }

    func require(_ row: LinearRow, _ relation: LinearSolver.Relation) {
        _ = solver.add(row, relation, strength: LinearSolver.required)
    }

    func add(_ row: LinearRow, _ relation: LinearSolver.Relation, _ priority: UILayoutPriority) {
        _ = solver.add(row, relation, strength: Double(priority.rawValue))
    }
}

extension LinearRow {
    /// Returns a variable plus a constant.
    static func of(_ variable: Int, _ constant: CGFloat = 0) -> LinearRow {
        var row = LinearRow(constant)
        row.add(variable, 1)
        return row
    }
}

// One set of constraints for a whole hierarchy. Each view and guide has four variables: the left and top edge
// in the root's coordinates, width and height. A subview's frame is the difference from its superview's edges.
// Views that follow their autoresizing masks get equations from the masks.

/// A solution of the constraints of a view hierarchy.
@MainActor final class LayoutEngine {
    /// The sizes that a hierarchy is fitted to, instead of the present size of its root.
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
    private var boxes: [ObjectIdentifier: Box] = [:]
    private var contents: [ObjectIdentifier: Box] = [:]
    /// The items in the order in which they got variables.
    private(set) var views: [UIView] = []
    private var guides: [UILayoutGuide] = []
    private var scrollViews: [UIScrollView] = []
    private let fitting: Fitting?
    private var isFailing = false

    init(root: UIView, fitting: Fitting? = nil) {
        (self.root, self.fitting) = (root, fitting)
    }

    /// Solves the constraints and notes the frames of the views. Texts whose height depends on their width
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

    private func box(of guide: UILayoutGuide, in view: UIView) -> Box {
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
    private func contentBox(of scroll: UIScrollView) -> Box {
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
        func add(_ edge: Int, _ length: Int, _ parentEdge: Int, _ parentLength: Int, _ parts: [CGFloat],
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
        add(box.left, box.width, parent.left, parent.width,
            [frame.minX, frame.width, size.width - frame.maxX],
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        add(box.top, box.height, parent.top, parent.height,
            [frame.minY, frame.height, size.height - frame.maxY],
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    }

    // MARK: Constraints

    private func activeConstraints(of view: UIView) -> [NSLayoutConstraint] {
        guard let layout = view.layout, layout.hasConstraintsBelow else { return [] }
        let valid = layout.constraints.filter { $0.isValid(in: view) }
        if valid.count != layout.constraints.count {
            for constraint in layout.constraints where !constraint.isValid(in: view) { constraint.holder = nil }
            layout.constraints = valid
        }
        return valid + view.subviews.flatMap(activeConstraints)
    }

    private func stackViews(below view: UIView) -> [UIStackView] {
        guard view.layout?.hasConstraintsBelow == true else { return [] }
        let own = (view as? UIStackView).map { [$0] } ?? []
        return own + view.subviews.flatMap(stackViews)
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem else { return }
        var row = expression(
            first, constraint.firstAttribute, other: constraint.secondView, origin: constraint, factor: 1)
        if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            row.add(
                expression(
                    second, constraint.secondAttribute, other: constraint.firstView, origin: constraint,
                    factor: constraint.multiplier),
                times: -constraint.multiplier)
        }
        row.constant -= constraint.constant
        guard row.constant.isFinite, constraint.multiplier.isFinite else {
            return SceneHost.current.fail(
                SceneFailure("Constraint \(constraint.sentence) must be made of finite numbers."))
        }
        let relation: LinearSolver.Relation =
            constraint.relation == .equal
            ? .equal : constraint.relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual
        guard !solver.add(row, relation, strength: Double(constraint.priority.rawValue)) else { return }
        reportContradiction(constraint)
    }

    /// Reports a constraint that contradicts those before it, and deactivates it, as UIKit breaks one.
    private func reportContradiction(_ constraint: NSLayoutConstraint) {
        let host = SceneHost.current
        let items = [constraint.firstView, constraint.secondView].compactMap { $0 }
        let masked = items.filter { $0 !== root && $0.translatesAutoresizingMaskIntoConstraints }
            .filter { view in view.superview !== constraint.secondView || view === constraint.firstView }
        let hint = masked.first.map {
            " \(host.name(of: $0)) also follows its autoresizing mask: set "
                + "translatesAutoresizingMaskIntoConstraints to false."
        }
        let rivals = activeConstraints(of: root)
            .filter { $0 !== constraint && $0.order < constraint.order && $0.priority == .required }
            .filter { rival in items.contains { $0 === rival.firstView } }.prefix(3).map(\.sentence)
        let list = rivals.isEmpty ? "" : ", such as \(rivals.joined(separator: ", "))"
        host.fail(
            SceneFailure(
                "Constraint \(constraint.sentence) contradicts other required constraints\(list); "
                    + "it was left out.\(hint ?? "")"))
        constraint.holder?.removeConstraint(constraint)
    }

    /// Returns an attribute as an expression. With a factor, positions count from the origin of the view that
    /// holds the constraint, as they do in UIKit.
    private func expression(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, other: UIView?,
        origin: NSLayoutConstraint, factor: CGFloat
    ) -> LinearRow {
        let attribute = attribute.directional
        var box: Box
        if let view = item as? UIView {
            box = self.box(of: view)
            if let scroll = view as? UIScrollView, let other, other !== view, other.isDescendant(of: view),
                !attribute.isLength
            {
                box = contentBox(of: scroll)
            }
        } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
            box = self.box(of: guide, in: owner)
        } else {
            return LinearRow()
        }
        var row = attribute.expression(box, item as? UIView)
        if origin.multiplier != 1, !attribute.isLength, let holder = origin.holder {
            let zero = self.box(of: holder)
            row.add(attribute.isHorizontal ? zero.left : zero.top, -1)
        }
        return row
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

    // MARK: Sizes of contents

    /// Adds what a view's content asks for: not to be larger, and not to be smaller.
    private func addContentSize(of view: UIView, _ widths: [ObjectIdentifier: CGFloat]) {
        guard !view.translatesAutoresizingMaskIntoConstraints || (view === root && fitting != nil) else { return }
        var size = view.intrinsicContentSize
        if let width = widths[ObjectIdentifier(view)] {
            size.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let (box, layout) = (box(of: view), view.madeLayout)
        if size.width >= 0, size.width.isFinite {
            add(LinearRow.of(box.width, -size.width), .greaterThanOrEqual, layout.resistance.horizontal)
            add(LinearRow.of(box.width, -size.width), .lessThanOrEqual, layout.hugging.horizontal)
        }
        if size.height >= 0, size.height.isFinite {
            add(LinearRow.of(box.height, -size.height), .greaterThanOrEqual, layout.resistance.vertical)
            add(LinearRow.of(box.height, -size.height), .lessThanOrEqual, layout.hugging.vertical)
        }
    }

    /// The solved widths of labels of several lines that are narrower than their texts in one line.
    private var wrappedWidths: [ObjectIdentifier: CGFloat] {
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for case let label as UILabel in views where label.numberOfLines != 1 {
            let width = solver.value(of: box(of: label).width)
            if width > 0, width < label.intrinsicContentSize.width { widths[ObjectIdentifier(label)] = width }
        }
        return widths
    }

    /// Determines variables that no constraint does: edges lie on those of the superview, lengths are 0.
    private func determineRest() {
        for view in views where view !== root {
            guard let superview = view.superview else { continue }
            determine(box(of: view), in: box(of: superview))
        }
        for guide in guides {
            guard let owner = guide.owningView, let box = boxes[ObjectIdentifier(guide)] else { continue }
            determine(box, in: self.box(of: owner))
        }
        for scroll in scrollViews { determine(contentBox(of: scroll), in: box(of: scroll)) }
    }

    private func determine(_ box: Box, in parent: Box) {
        if solver.isUndetermined(box.width) { fix(box.width, 0) }
        if solver.isUndetermined(box.height) { fix(box.height, 0) }
        if solver.isUndetermined(box.left) { tie(box.left, parent.left, 0) }
        if solver.isUndetermined(box.top) { tie(box.top, parent.top, 0) }
    }

    // MARK: Results

    private func noteFrames() {
        for view in views where view !== root {
            guard let layout = view.layout, let superview = view.superview else { continue }
            let target = rounded(box(of: view), in: box(of: superview))
            layout.target = target
            if !layout.followsMask, target != view.untransformedFrame { superview.setNeedsLayout() }
        }
        for guide in guides {
            guard let owner = guide.owningView, let box = boxes[ObjectIdentifier(guide)] else { continue }
            guide.solved = rounded(box, in: self.box(of: owner))
        }
        for scroll in scrollViews {
            let box = contentBox(of: scroll)
            let size = CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
            if scroll.contentSize != size { scroll.contentSize = size }
        }
    }

    /// Returns the frame relative to a parent with edges on whole pixels.
    private func rounded(_ box: Box, in parent: Box) -> CGRect {
        let scale = SceneHost.current.scale
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        func span(_ edge: Int, _ length: Int, _ origin: Int) -> (CGFloat, CGFloat) {
            let start = solver.value(of: edge)
            let end = start + max(0, solver.value(of: length))
            return (pixel(start) - pixel(solver.value(of: origin)), pixel(end) - pixel(start))
        }
        let (x, width) = span(box.left, box.width, parent.left)
        let (y, height) = span(box.top, box.height, parent.top)
        return CGRect(x: x, y: y, width: width, height: height)
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

extension NSLayoutConstraint {
    /// Returns whether both items still lie in the view that holds the constraint.
    fileprivate func isValid(in view: UIView) -> Bool {
        guard let first = firstView, first.isDescendant(of: view) else { return false }
        return secondAttribute == .notAnAttribute || secondView?.isDescendant(of: view) == true
    }
}

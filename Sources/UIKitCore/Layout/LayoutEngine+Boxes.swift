import ConstraintSolver

extension LayoutEngine {
    // MARK: Boxes that no constraint determines

    func addRoot(_ box: Box) {
        let start = equations.position
        equations.fix(box.left, 0)
        equations.fix(box.top, 0)
        if let fitting {
            equations.addLengths(of: box)
            equations.add(.of(box.width, -fitting.size.width), .equal, fitting.horizontal)
            equations.add(.of(box.height, -fitting.size.height), .equal, fitting.vertical)
        } else {
            equations.fix(box.width, root.bounds.width)
            equations.fix(box.height, root.bounds.height)
        }
        equations.note(.root, from: start)
    }

    /// Ties a guide to the edges of its view.
    func addInsets(of guide: Placement<UILayoutGuide>) {
        guard let insets = guide.item.insets(in: guide.owner) else { return }
        let (box, owner) = (guide.box, guide.ownerBox)
        equations.tie(box.left, owner.left, insets.left)
        equations.tie(box.top, owner.top, insets.top)
        equations.tie(box.width, owner.width, -insets.left - insets.right)
        equations.tie(box.height, owner.height, -insets.top - insets.bottom)
    }

    /// Adds the equations of an autoresizing mask: flexible parts take their shares of a change of the
    /// superview's length.
    func addMask(of placement: Placement<UIView>) {
        let (frame, size) = (placement.item.untransformedFrame, placement.owner.bounds.size)
        let (box, parent) = (placement.box, placement.ownerBox)
        addMask(
            placement.item.autoresizingMask, box.left, box.width, parent.left, parent.width,
            [frame.minX, frame.width, size.width - frame.maxX],
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        addMask(
            placement.item.autoresizingMask, box.top, box.height, parent.top, parent.height,
            [frame.minY, frame.height, size.height - frame.maxY],
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    }

    private func addMask(
        _ mask: UIView.AutoresizingMask, _ edge: Int, _ length: Int, _ parentEdge: Int, _ parentLength: Int,
        _ parts: [CGFloat], _ kinds: [UIView.AutoresizingMask]
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
        equations.require(start, .equal)
        var extent = LinearRow(-(parts[1] - share(1) * whole))
        extent.add(length, 1)
        extent.add(parentLength, -share(1))
        equations.require(extent, .equal)
    }

    /// Determines variables that no constraint does: edges lie on those of the superview, lengths are 0.
    func determineRest(_ solver: inout LinearSolver) {
        for view in views where view.item !== root { determine(view.box, in: view.ownerBox, &solver) }
        for guide in guides { determine(guide.box, in: guide.ownerBox, &solver) }
        for scroll in scrollViews { determine(scroll.box, in: scroll.ownerBox, &solver) }
    }

    private func determine(_ box: Box, in parent: Box, _ solver: inout LinearSolver) {
        func require(_ row: LinearRow) { _ = solver.add(row, .equal, strength: LinearSolver.required) }
        if solver.isUndetermined(box.width) { require(.of(box.width, -0.0)) }
        if solver.isUndetermined(box.height) { require(.of(box.height, -0.0)) }
        if solver.isUndetermined(box.left) { require(.difference(box.left, parent.left, 0)) }
        if solver.isUndetermined(box.top) { require(.difference(box.top, parent.top, 0)) }
    }
}

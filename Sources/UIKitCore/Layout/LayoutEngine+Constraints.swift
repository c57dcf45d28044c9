import ConstraintSolver

extension LayoutEngine {
    func activeConstraints(of view: UIView) -> [NSLayoutConstraint] {
        guard let layout = view.layout, layout.hasConstraintsBelow else { return [] }
        let valid = layout.constraints.filter { $0.isValid(in: view) }
        if valid.count != layout.constraints.count {
            for constraint in layout.constraints where !constraint.isValid(in: view) {
                constraint.holder = nil
            }
            layout.constraints = valid
        }
        return valid + view.subviews.flatMap(activeConstraints)
    }

    func stackViews(below view: UIView) -> [UIStackView] {
        guard view.layout?.hasConstraintsBelow == true else { return [] }
        let own = (view as? UIStackView).map { [$0] } ?? []
        return own + view.subviews.flatMap(stackViews)
    }

    func add(_ constraint: NSLayoutConstraint) {
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
        let scrolled = scrolled(constraint)
        row.constant -= constraint.constant + (scrolled ?? 0)
        guard row.constant.isFinite, constraint.multiplier.isFinite else {
            return RunContext.current.fail(
                SceneFailure("Constraint \(constraint.sentence) must be made of finite numbers."))
        }
        let relation: LinearSolver.Relation =
            constraint.relation == .equal
            ? .equal : constraint.relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual
        let start = equations.position
        equations.add(row, relation, Double(constraint.priority.rawValue), of: constraint)
        let isPlain =
            scrolled == nil && !constraint.firstAttribute.dependsOnContents
            && !constraint.secondAttribute.dependsOnContents
        equations.note(.constraint(constraint, isPlain: isPlain), from: start)
    }

    /// Returns an attribute as an expression. With a factor, positions count from the origin of the view that
    /// holds the constraint, as they do in UIKit. To what a scroll view holds, its edges are those of its
    /// content, its lengths and its middle those of its frame.
    private func expression(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, other: UIView?,
        origin: NSLayoutConstraint, factor: CGFloat
    ) -> LinearRow {
        let attribute = attribute.directional
        var box: Box
        if let view = item as? UIView {
            box = self.box(of: view)
            if let scroll = view as? UIScrollView, let other, other !== view, other.isDescendant(of: view),
                !attribute.isLength, !attribute.isMiddle
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
}

extension NSLayoutConstraint {
    /// Returns whether both items still lie in the view that holds the constraint.
    fileprivate func isValid(in view: UIView) -> Bool {
        guard let first = firstView, first.isDescendant(of: view) else { return false }
        return !isRelation || secondView?.isDescendant(of: view) == true
    }
}

extension UIView {
    /// The active constraints that the view holds: between itself and views in it.
    public var constraints: [NSLayoutConstraint] { layout?.constraints ?? [] }

    /// Adds and activates a constraint between this view and views in it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil else { return }
        let context = RunContext.current
        for item in [constraint.firstView, constraint.secondView].compactMap({ $0 })
        where !item.isDescendant(of: self) {
            return context.fail(
                SceneFailure(
                    "Constraint \(constraint.sentence) cannot be active: \(context.name(of: item)) is not in "
                        + "\(context.name(of: self)), so add it first."))
        }
        constraint.holder = self
        constraint.order = context.newConstraintOrder()
        madeLayout.constraints.append(constraint)
        constraint.firstView?.joinConstraints()
        constraint.secondView?.joinConstraints()
        joinConstraints()
    }

    /// Adds and activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes and deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.holder = nil
        layout?.constraints.remove(constraint)
        constraintsDidChange()
    }

    /// Removes and deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// A Boolean value that indicates whether the view's frame and autoresizing mask count as constraints;
    /// default true. Set it to false for views whose frames constraints determine.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layout?.followsMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            madeLayout.followsMask = newValue
            structureDidChange()
            if layout?.hasConstraintsBelow == true { constraintsDidChange() }
        }
    }

    // MARK: Contents

    /// Returns the strength with which the view resists being larger than its content; default 250.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout?.hugging[axis] ?? .defaultLow
    }

    /// Sets the strength with which the view resists being larger than its content.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        madeLayout.hugging[axis] = priority
        constraintsDidChange()
    }

    /// Returns the strength with which the view resists being smaller than its content; default 750.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout?.resistance[axis] ?? .defaultHigh
    }

    /// Sets the strength with which the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        madeLayout.resistance[axis] = priority
        constraintsDidChange()
    }

    /// Returns the size that satisfies the constraints in the view, as near to a target as the strengths in
    /// both directions demand.
    func fittingSize(
        _ targetSize: CGSize, _ horizontalFittingPriority: UILayoutPriority,
        _ verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let engine = LayoutEngine(
            root: self,
            fitting: LayoutEngine.Fitting(
                size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
        engine.solve()
        return engine.rootSize
    }

    /// The target of the smallest size.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// The target of the largest size.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    // MARK: Updates

    func requestConstraints() {
        madeLayout.needsUpdate = true
        if layout?.hasConstraintsBelow != true {
            noteConstraintsBelow()
            structureDidChange()
        }
        requestSolution()
        // UIKit lays out the superview, in which constraints place the view, and not the view itself.
        (viewController == nil ? superview ?? self : self).setNeedsLayout()
    }

    /// Returns whether `updateConstraints` is going to be called.
    public func needsUpdateConstraints() -> Bool { layout?.needsUpdate ?? true }

    /// Calls `updateConstraints` where it is due, and solves the constraints.
    public func updateConstraintsIfNeeded() { solveConstraintsIfNeeded() }

    /// A Boolean value that indicates whether constraints leave the view's frame undetermined; always false:
    /// undetermined edges lie on those of the superview, undetermined lengths are 0.
    public var hasAmbiguousLayout: Bool { false }

    /// Has no effect, since no layout is ambiguous.
    public func exerciseAmbiguityInLayout() { warnOfNoEffect("UIView.exerciseAmbiguityInLayout") }

    /// Returns the active constraints that affect a direction of the view.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
            (constraint.firstView === self || constraint.secondView === self)
                && constraint.firstAttribute.isHorizontal == (axis == .horizontal)
        }
    }
}

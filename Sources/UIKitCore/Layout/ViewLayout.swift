/// The layout settings of a view that takes part in constraints. Other views have none.
@MainActor final class ViewLayout {
    /// The active constraints that the view holds, in the order of activation.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var followsMask = true
    var hugging = AxisPriorities(both: .defaultLow)
    var resistance = AxisPriorities(both: .defaultHigh)
    /// True when the view or one below it holds constraints.
    var hasConstraintsBelow = false
    /// True, at the root of a hierarchy, when its constraints have to be solved again.
    var needsSolving = false
    /// The number of changes after which the equations of the hierarchy are others, at its root.
    var version = 0
    /// The equations of the hierarchy and their last solution, at its root; nil while they are being solved.
    var engine: LayoutEngine?
    var needsUpdate = true
    /// The frame that constraints give, in the superview's coordinates; nil for none.
    var target: CGRect?
    /// The axes along which constraints tie the content of a scroll view to what lies outside of it.
    var pinned: Set<NSLayoutConstraint.Axis> = []
    /// True for a hidden view of a stack that is drawn until the animation ends.
    var isCollapsing = false
    /// True while the target is applied.
    var isApplying = false
}

extension UIView {
    /// The layout settings, which are created for views that take part in constraints.
    var madeLayout: ViewLayout {
        if let layout { return layout }
        let made = ViewLayout()
        layout = made
        return made
    }

    /// The outermost view of the hierarchy.
    var hierarchyRoot: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    /// Requests that the constraints of the hierarchy are solved before the next frame, after a change of
    /// more than their constants.
    func constraintsDidChange() {
        structureDidChange()
        constantsDidChange()
    }

    /// Requests that the constraints of the hierarchy are solved before the next frame. A view that is being
    /// laid out is laid out again only where the solution moves its subviews, as in UIKit: views that
    /// activate constraints in `layoutSubviews()` would get ever more of them.
    func constantsDidChange() {
        requestSolution()
        if !isLayingOut { setNeedsLayout() }
        resizeElements()
    }

    /// Requests that the constraints of the hierarchy are solved, without layout of this view.
    func requestSolution() {
        let root = hierarchyRoot
        root.madeLayout.needsSolving = true
        root.setNeedsLayout()
    }

    /// Notes that the next solution has other equations than the last one.
    func structureDidChange() {
        guard let layout = hierarchyRoot.layout else { return }
        layout.version += 1
        layout.engine = nil
    }

    /// Marks the view and those that hold it as parts of a hierarchy with constraints, and requests a
    /// solution.
    func joinConstraints() {
        noteConstraintsBelow()
        constraintsDidChange()
    }

    /// Marks the view and those that hold it as parts of a hierarchy with constraints.
    func noteConstraintsBelow() {
        var view: UIView? = self
        while let present = view, !present.madeLayout.hasConstraintsBelow {
            present.madeLayout.hasConstraintsBelow = true
            view = present.superview
        }
    }

    /// Connects the constraints of this view, which was added to a parent, with those of its hierarchy.
    func constraintsDidEnter(_ parent: UIView) {
        parent.structureDidChange()
        layout?.version += 1
        layout?.engine = nil
        if layout?.hasConstraintsBelow == true { parent.joinConstraints() }
    }

    /// Forgets the equations of the hierarchy that this view, which has left a parent, was a part of.
    func constraintsDidLeave(_ parent: UIView) {
        parent.structureDidChange()
        structureDidChange()
    }

    /// Responds to a change of the geometry of a view that follows its autoresizing mask: constraints that
    /// refer to it have other numbers now.
    func geometryDidChange() {
        guard let layout, !layout.isApplying, layout.followsMask, layout.hasConstraintsBelow || isReferred
        else {
            return
        }
        guard hierarchyRoot.layout?.hasConstraintsBelow == true else { return }
        requestSolution()
    }

    /// Responds to other margins of a view, or to another place of its keyboard guide: constraints that refer
    /// to them have other numbers now.
    func marginsDidChange() {
        guard layout != nil, hierarchyRoot.layout?.hasConstraintsBelow == true else { return }
        requestSolution()
    }

    private var isReferred: Bool { superview?.layout?.hasConstraintsBelow == true }

    /// Solves the constraints of the hierarchy, if they have changed, and requests layout of the views whose
    /// subviews get other frames.
    func solveConstraintsIfNeeded() {
        let root = hierarchyRoot
        guard let layout = root.layout, layout.needsSolving else { return }
        // Solving may ask views for their sizes, which may set constraints: at most ten times.
        for _ in 0..<10 where layout.needsSolving {
            layout.needsSolving = false
            root.updateConstraintsBelow()
            // A layout within this one, of a view that is asked for its size, has an engine of its own.
            let engine = layout.engine ?? LayoutEngine(root: root)
            layout.engine = nil
            engine.solve()
            if engine.version == layout.version { layout.engine = engine }
        }
    }

    /// Calls `updateConstraints` of this view and those below it, the innermost first.
    private func updateConstraintsBelow() {
        guard let layout else { return }
        for subview in subviews { subview.updateConstraintsBelow() }
        guard layout.needsUpdate else { return }
        layout.needsUpdate = false
        if let viewController {
            ObservingMethod.constraints.call(
                of: viewController, { viewController.updateViewConstraints() },
                invalidate: { $0.viewIfLoaded?.setNeedsUpdateConstraints() })
        }
        ObservingMethod.constraints.call(
            of: self, { updateConstraints() }, invalidate: { $0.setNeedsUpdateConstraints() })
    }

    /// Sets the frames of the subviews that constraints determine.
    func applyTargets() {
        for subview in subviews {
            guard let layout = subview.layout, let target = layout.target, !layout.followsMask else {
                continue
            }
            layout.isApplying = true
            subview.take(target)
            layout.isApplying = false
        }
    }

    /// Takes a frame without regard to the transform, as constraints do. Nor do they regard the anchor point:
    /// the middle of the frame becomes `center`, and another anchor moves the view by as much.
    private func take(_ target: CGRect) {
        if bounds.size != target.size { bounds = CGRect(origin: bounds.origin, size: target.size) }
        let place = CGPoint(x: target.minX + target.width / 2, y: target.minY + target.height / 2)
        if center != place { center = place }
    }

    /// The frame without the transform, as constraints see it: around `center`.
    var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
            height: bounds.height)
    }
}

extension UIView {
    /// The value of `intrinsicContentSize` in a direction without an intrinsic size: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    func markForLayout() {
        needsLayout = true
        markSubtree()
    }

    /// Lays out as `layoutIfNeeded` does, or only from this view down where layout has come to it from above.
    func layOutAtOnce() {
        let state = RunContext.current.screenState
        if state.isDescending {
            state.isDescending = false
            return layOutTree()
        }
        prepareForLayout()
        topmostWaiting.layOutTree()
    }

    /// Lays out the view and its subviews at once, without those around it that wait for layout.
    package func layOutSubtree() {
        prepareForLayout()
        layOutTree()
    }

    private func prepareForLayout() {
        if subtreeNeedsLayout { updatePropertiesIfNeeded() }
        // The solution requests layout of the views whose subviews it moves.
        solveConstraintsIfNeeded()
    }

    /// The last of the views from this one up that wait for layout without a gap; this one if its superview
    /// does not wait. A view whose layout is under way ends the search, or its `layoutSubviews()` would begin
    /// again within itself.
    private var topmostWaiting: UIView {
        guard !isLayingOut else { return self }
        var view = self
        while let parent = view.superview, parent.needsLayout, !parent.isLayingOut { view = parent }
        return view
    }

    /// Lays out the views of this hierarchy that need layout, from this view down.
    func layOutTree() {
        guard subtreeNeedsLayout else { return }
        let context = RunContext.current
        subtreeNeedsLayout = false
        updateDueProperties()
        if needsLayout {
            guard context.screenState.mayLayOut(self) else { return }
            needsLayout = false
            layOut()
        }
        viewLayer?.layOutTree()
        for subview in subviews {
            context.screenState.isDescending = true
            subview.layoutIfNeeded()
        }
    }

    func takeSize(_ size: CGSize) {
        if transform.isIdentity {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    /// Requests layout for a new subview. A view that is being laid out is not laid out again for it, as in
    /// UIKit: code that adds views in `viewDidLayoutSubviews()` would never end.
    func markForLayout(ofNew subview: UIView) {
        subview.setNeedsLayout()
        if isLayingOut { markSubtree() } else { setNeedsLayout() }
    }

    /// Lays out the subviews, with the calls that UIKit sends to a root view's controller before and after.
    private func layOut() {
        let isOutermost = !isLayingOut
        isLayingOut = true
        defer { if isOutermost { isLayingOut = false } }
        if let viewController {
            ObservingMethod.layoutBegin.call(
                of: viewController, { viewController.viewWillLayoutSubviews() },
                invalidate: { $0.viewIfLoaded?.setNeedsLayout() })
        }
        if layout != nil { applyTargets() }
        ObservingMethod.layout.call(
            of: self, { if let viewLayer { viewLayer.layoutSublayers() } else { layoutSubviews() } },
            invalidate: { $0.setNeedsLayout() })
        if let viewController {
            ObservingMethod.layoutEnd.call(
                of: viewController, { viewController.viewDidLayoutSubviews() },
                invalidate: { $0.viewIfLoaded?.setNeedsLayout() })
        }
    }

    package func markSubtree() {
        guard !subtreeNeedsLayout else { return }
        subtreeNeedsLayout = true
        superview?.markSubtree()
    }

    func sizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
        sizeOfDrawingDidChange()
        guard autoresizesSubviews else { return }
        for subview in subviews
        where !subview.autoresizingMask.isEmpty && subview.layout?.followsMask != false {
            subview.follow(oldSize, bounds.size)
        }
    }

    /// Updates position and size to a change of the superview's size, by the autoresizing mask.
    private func follow(_ old: CGSize, _ new: CGSize) {
        var (place, box) = (center, bounds)
        resize(
            &place.x, &box.size.width, from: old.width, to: new.width,
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        resize(
            &place.y, &box.size.height, from: old.height, to: new.height,
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        bounds = box
        center = place
    }

    /// Distributes a change of length over the flexible ones of margin, length and margin, in proportion to
    /// their current values, or equally if these are 0.
    private func resize(
        _ middle: inout CGFloat, _ length: inout CGFloat, from old: CGFloat, to new: CGFloat,
        _ kinds: [AutoresizingMask]
    ) {
        var parts = [middle - length / 2, length, old - middle - length / 2]
        let flexible = parts.indices.filter { autoresizingMask.contains(kinds[$0]) }
        let total = flexible.reduce(0) { $0 + parts[$1] }
        for index in flexible {
            let share = total == 0 ? 1 / CGFloat(flexible.count) : parts[index] / total
            parts[index] += share * (new - old)
        }
        length = parts[1]
        middle = parts[0] + length / 2
    }
}

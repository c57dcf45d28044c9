import ConstraintSolver

// The variables of what a scroll view holds count from its content's origin. A constraint between something
// in it and something outside of it, such as a header that stays at the top of the screen, regards how far
// the content is scrolled.
extension LayoutEngine {
    /// Returns the distance by which the content of scroll views has moved the items of a constraint apart;
    /// nil where both items move together.
    func scrolled(_ constraint: NSLayoutConstraint) -> CGFloat? {
        guard let second = constraint.secondItem, !constraint.firstAttribute.isLength,
            let holder = constraint.holder, let first = constraint.firstItem
        else { return nil }
        let inner = scrollViews(around: first, constraint.secondView, in: holder)
        let outer = scrollViews(around: second, constraint.firstView, in: holder)
        let isHorizontal = constraint.firstAttribute.isHorizontal
        var sum: CGFloat?
        func add(_ views: [UIScrollView], without others: [UIScrollView], times factor: CGFloat) {
            for view in views where !others.contains(where: { $0 === view }) {
                view.madeLayout.pinned.insert(isHorizontal ? .horizontal : .vertical)
                let offset = isHorizontal ? view.contentOffset.x : view.contentOffset.y
                sum = (sum ?? 0) + offset * factor
            }
        }
        add(inner, without: outer, times: 1)
        add(outer, without: inner, times: -constraint.multiplier)
        return sum
    }

    /// Returns the scroll views in whose content an item lies, up to the view that holds the constraint.
    private func scrollViews(around item: AnyObject, _ other: UIView?, in holder: UIView) -> [UIScrollView] {
        var next: UIView?
        if let guide = item as? UILayoutGuide {
            let isInside =
                guide.owningView.map { other !== $0 && other?.isDescendant(of: $0) == true } ?? false
            let isContent = guide.kind == .own || guide.kind == .content || (isInside && guide.kind != .frame)
            next = isContent ? guide.owningView : guide.owningView?.superview
        } else if let view = item as? UIView {
            let holdsOther = other !== view && other?.isDescendant(of: view) == true
            next = view is UIScrollView && holdsOther ? view : view.superview
        }
        let end = holder.superview
        var views: [UIScrollView] = []
        while let view = next, view !== end {
            if let scroll = view as? UIScrollView { views.append(scroll) }
            next = view.superview
        }
        return views
    }
}

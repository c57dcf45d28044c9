// A change of the layout that code drives, for example in a pinch: a layout between the old one and the new
// one takes their place until the change is finished or canceled.

extension UICollectionView {
    /// The end of a transition: whether its animation ran to the end, and whether it led to the new layout.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Starts a transition to another layout.
    func startTransition(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        prepareLayout()
        let old = collectionViewLayout
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for identity in shown { views[identity]?.willTransition(from: old, to: layout) }
        let transition =
            collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        transition.completion = { finished in completion?(true, finished) }
        transition.offsets = (contentOffset, contentOffset)
        collectionViewLayout = transition
        (old.owner, layout.owner) = (self, self)
        layout.prepare()
        transition.offsets.end = endOffset(in: layout)
        return transition
    }

    /// Returns the offset at which a change to a layout ends: the present one, within the new content, unless
    /// the layout and the delegate put it elsewhere.
    func endOffset(in layout: UICollectionViewLayout) -> CGPoint {
        let size = layout.collectionViewContentSize
        let (old, inset) = (adjustedContentInset, adjustedInset(around: size))
        func within(_ point: CGPoint) -> CGPoint {
            let right = max(-inset.left, size.width + inset.right - bounds.width)
            let bottom = max(-inset.top, size.height + inset.bottom - bounds.height)
            return CGPoint(
                x: max(-inset.left, min(point.x, right)), y: max(-inset.top, min(point.y, bottom)))
        }
        // Content at its top or left end stays there where the room for bars and notches changes: content
        // that scrolls sideways has none at the top.
        var present = contentOffset
        if present.x == -old.left { present.x = -inset.left }
        if present.y == -old.top { present.y = -inset.top }
        let own = layout.targetContentOffset(forProposedContentOffset: within(present))
        let target = collectionDelegate?.collectionView(
            self, targetContentOffsetForProposedContentOffset: own)
        return within(target ?? own)
    }

    /// Lets the transition in progress run to an end: to the new layout, or back to the old one.
    func endTransition(finished: Bool) {
        guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout,
            !transition.isEnding
        else { return }
        transition.isEnding = true
        UIView.animate(withDuration: Self.updateDuration) { [self] in
            transition.transitionProgress = finished ? 1 : 0
            layOutSubtree()
            transition.currentLayout.finalizeLayoutTransition()
            transition.nextLayout.finalizeLayoutTransition()
        } completion: { [self] _ in
            leave(transition, finished: finished)
        }
    }

    private func leave(_ transition: UICollectionViewTransitionLayout, finished: Bool) {
        guard collectionViewLayout === transition else { return }
        let layouts = (old: transition.currentLayout, new: transition.nextLayout)
        UIView.withoutAnimation {
            (layouts.old.owner, layouts.new.owner) = (nil, nil)
            collectionViewLayout = finished ? layouts.new : layouts.old
            layOutSubtree()
        }
        for identity in shown { views[identity]?.didTransition(from: layouts.old, to: layouts.new) }
        transition.completion?(finished)
    }
}

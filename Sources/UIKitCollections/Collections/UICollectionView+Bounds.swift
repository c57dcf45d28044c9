// Changes of the bounds, and what they move in an animation.
extension UICollectionView {
    /// Invalidates a layout that depends on the bounds, which are about to change.
    func follow(_ newBounds: CGRect) {
        // A layout that waits for its preparation keeps what it has computed for the old size otherwise: the
        // invalidation before may have been that of a scroll.
        guard isPrepared || wasPrepared && newBounds.size != bounds.size,
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
        else { return }
        if isPrepared, animatedBounds == nil, window != nil, UIView.inheritedAnimationDuration > 0 {
            animatedBounds = bounds
        }
        let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// Shows the elements within the bounds. After an animated change of these the layout may let elements
    /// that come into sight move from elsewhere, and those that leave it to elsewhere; others come and go at
    /// once.
    func showElementsInBounds() {
        // The update of items under way has places for all elements.
        if present != nil || appearing != nil { animatedBounds = nil }
        guard let old = animatedBounds else { return showElements() }
        let (layout, before) = (collectionViewLayout, views)
        layout.prepare(forAnimatedBoundsChange: old)
        present = before
        showElements()
        present = nil
        moveOutOfBounds(before)
        animatedBounds = nil
        layout.finalizeAnimatedBoundsChange()
    }

    /// Moves views that are no longer in sight to the places that the layout has for them, and removes the
    /// others.
    private func moveOutOfBounds(_ before: [ElementIdentity: UICollectionReusableView]) {
        var leaving: [Leaving] = []
        for (identity, view) in before.sorted(by: { $0.key < $1.key }) where departing.contains(view) {
            let gone = Leaving(view: view, identity: identity, end: endAttributes(of: identity))
            if gone.end == nil { discard([gone]) } else { leaving.append(gone) }
        }
        guard !leaving.isEmpty else { return }
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration,
            animations: { [self] in
                for gone in leaving {
                    gone.end.map { place(gone.view, by: $0) }
                    gone.view.shownElement = nil
                }
            },
            completion: { [self] _ in discard(leaving) })
    }
}

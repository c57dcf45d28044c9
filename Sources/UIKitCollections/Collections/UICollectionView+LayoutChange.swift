// An animated change of the layout: elements come from their places in the old layout and leave to those in
// the new one.
extension UICollectionView {
    /// Returns whether the elements are known and seen, so that they can move to another layout's places.
    func canMoveElements(to layout: UICollectionViewLayout) -> Bool {
        window != nil && !isShowing && layout.owner == nil && dataSource != nil
            && !(collectionViewLayout is UICollectionViewTransitionLayout)
    }

    /// Moves the elements to the places of another layout, in an animation.
    func moveElements(to layout: UICollectionViewLayout, _ completion: ((Bool) -> Void)?) {
        prepareLayout()
        let old = collectionViewLayout
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for identity in shown { views[identity]?.willTransition(from: old, to: layout) }
        layout.owner = self
        layout.prepare()
        let offset = endOffset(in: layout)
        isChangingLayout = true
        let leaving = prepareElements(for: layout, at: offset)
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                for gone in leaving { gone.end.map { place(gone.view, by: $0) } }
                collectionViewLayout = layout
                prepareLayout()
                contentOffset = offset
                layOutSubtree()
                old.finalizeLayoutTransition()
                layout.finalizeLayoutTransition()
                for identity in shown { views[identity]?.didTransition(from: old, to: layout) }
            },
            completion: { [self] isFinished in
                discard(leaving)
                completion?(isFinished)
            })
        isChangingLayout = false
        (appearing, disappearing) = (nil, nil)
    }

    /// Notes where the elements come from that a layout brings into sight, and returns those that leave.
    private func prepareElements(for layout: UICollectionViewLayout, at offset: CGPoint) -> [Leaving] {
        let area = CGRect(origin: offset, size: bounds.size)
        let coming = (layout.layoutAttributesForElements(in: area) ?? [])
            .filter { $0.frame.overlaps(area) }.map(\.identity)
        let kept = Set(coming)
        let gone = shown.filter { !kept.contains($0) }
        appearing = [:]
        for identity in coming where views[identity] == nil {
            appearing?[identity] = place(of: identity, in: collectionViewLayout)
        }
        disappearing = [:]
        for identity in gone { disappearing?[identity] = place(of: identity, in: layout) }
        let leaving = gone.compactMap { identity in
            views[identity].map { view in
                Leaving(view: view, identity: identity, end: end(of: identity))
            }
        }
        for one in leaving {
            views[one.identity] = nil
            one.view.shownElement = nil
        }
        shown = shown.filter(kept.contains)
        return leaving
    }

    /// Returns the attributes at which an element ends that leaves: those of the layouts, or its own with an
    /// opacity of 0.
    private func end(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        if let end = endAttributes(of: identity) { return end }
        let end = place(of: identity, in: collectionViewLayout)
        end?.alpha = 0
        return end
    }

    /// Returns a copy of the attributes of an element in a layout; nil for none.
    func place(
        of identity: ElementIdentity, in layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes? {
        let path = identity.indexPath
        let place =
            switch identity.category {
            case .cell: layout.layoutAttributesForItem(at: path)
            case .supplementaryView:
                layout.layoutAttributesForSupplementaryView(ofKind: identity.kind, at: path)
            case .decorationView: layout.layoutAttributesForDecorationView(ofKind: identity.kind, at: path)
            }
        return place?.copy() as? UICollectionViewLayoutAttributes
    }
}

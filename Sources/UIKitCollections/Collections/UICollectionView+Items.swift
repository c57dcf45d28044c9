// The relations between items, their cells and their positions.
extension UICollectionView {
    /// The visible cells, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    /// The index paths of the visible items, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        shown.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    /// Returns the cell of an item; nil if it is not visible.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        views[.cell(indexPath)] as? UICollectionViewCell
    }

    /// Returns the index path of the item that a cell shows; nil for a cell that is not visible.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.shownElement, views[element] === cell else { return nil }
        return element.indexPath
    }

    /// Returns the index path of the frontmost item at a point of the content, visible or not; nil for none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return (collectionViewLayout.layoutAttributesForElements(in: spot) ?? [])
            .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) && !$0.isHidden }
            .max { ($0.zIndex, $0.identity) < ($1.zIndex, $1.identity) }?.indexPath
    }

    /// Returns a visible supplementary view; nil for one that is not visible.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        views[.supplementary(elementKind, indexPath)]
    }

    /// Returns the visible supplementary views of a kind, in order.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }

    /// Returns the index paths of the visible supplementary views of a kind, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.filter { $0.category == .supplementaryView && $0.kind == elementKind }
            .map(\.indexPath).sorted()
    }

    /// Returns the layout attributes of an item; nil if the layout has none. An item that does not
    /// exist is an error.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard requireItem(indexPath, "layoutAttributesForItem(at:)") else { return nil }
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the layout attributes of a supplementary view; nil if the layout has none.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Scrolls an item to a position in the view, but not beyond the content. An item that does not
    /// exist is an error.
    public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        var position = position
        if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            layout.scrollSideways(to: frame, inSection: indexPath.section, at: position, animated: animated)
        {
            position.subtract([.left, .centeredHorizontally, .right])
        }
        var end = position.offset(showing: frame, from: bounds, adjustedContentInset)
        let share: CGFloat = position.contains(.top) ? 1 : position.contains(.centeredVertically) ? 0.5 : 0
        if share > 0 { end.y += share * heightLost(scrollingTo: end.y, share: share) }
        let offset = nearestOffset(to: end)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }
}

extension UICollectionView.ScrollPosition {
    /// Returns the offset at which a rectangle has this position within the bounds less their insets.
    func offset(showing frame: CGRect, from bounds: CGRect, _ inset: UIEdgeInsets) -> CGPoint {
        let room = bounds.inset(by: inset)
        var offset = bounds.origin
        if contains(.top) { offset.y += frame.minY - room.minY }
        if contains(.centeredVertically) { offset.y += frame.midY - room.midY }
        if contains(.bottom) { offset.y += frame.maxY - room.maxY }
        if contains(.left) { offset.x += frame.minX - room.minX }
        if contains(.centeredHorizontally) { offset.x += frame.midX - room.midX }
        if contains(.right) { offset.x += frame.maxX - room.maxX }
        return offset
    }
}

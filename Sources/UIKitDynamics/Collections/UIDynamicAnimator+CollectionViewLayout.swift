extension UIDynamicAnimator {
    /// An animator of a layout's elements: its items are layout attributes, in the content's coordinates.
    ///
    /// After each step that moved one of them the layout is invalidated, so that the collection view asks it
    /// again. The reference bounds of its collisions are the layout's content.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        collectionViewLayout = layout
    }

    /// The attributes of an item's cell that the animator moves; nil if it does not move them.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        heldAttributes[.cell(indexPath)]
    }

    /// The attributes of a supplementary view that the animator moves; nil if it does not move them.
    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        heldAttributes[.supplementary(elementKind, indexPath)]
    }

    /// The attributes of a decoration view that the animator moves; nil if it does not move them.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        heldAttributes[.decoration(decorationViewKind, indexPath)]
    }

    /// The rectangle that collisions can take as their boundary: the reference view's bounds or the layout's
    /// content; nil for an animator that has neither, or while the layout has no content.
    var referenceBounds: CGRect? {
        if let referenceView { return referenceView.bounds }
        guard let size = collectionViewLayout?.collectionViewContentSize, size.width > 0, size.height > 0
        else { return nil }
        return CGRect(origin: .zero, size: size)
    }

    /// Keeps attributes in mind for `layoutAttributesForCell` and its siblings.
    func remember(_ item: any UIDynamicItem) {
        guard let attributes = item as? UICollectionViewLayoutAttributes else { return }
        heldAttributes[attributes.identity] = attributes
    }

    func forget(_ item: any UIDynamicItem) {
        guard let attributes = item as? UICollectionViewLayoutAttributes else { return }
        if heldAttributes[attributes.identity] === attributes { heldAttributes[attributes.identity] = nil }
    }
}

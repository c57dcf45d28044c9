extension UIDynamicAnimator {
    /// Creates an animator of a layout's elements: its items are layout attributes, in the content's
    /// coordinates.
    ///
    /// Each step that moves one of them invalidates the layout, so that the collection view queries it again.
    /// The reference bounds for collisions are those of the layout's content.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        collectionViewLayout = layout
    }

    /// Returns the attributes of an item's cell that the animator moves; nil if it does not move them.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        heldAttributes[.cell(indexPath)]
    }

    /// Returns the attributes of a supplementary view that the animator moves; nil if it does not move them.
    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        heldAttributes[.supplementary(elementKind, indexPath)]
    }

    /// Returns the attributes of a decoration view that the animator moves; nil if it does not move them.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        heldAttributes[.decoration(decorationViewKind, indexPath)]
    }

    /// The rectangle that collisions can use as a boundary: the reference view's bounds or the layout's
    /// content. Nil for an animator with neither, or while the layout has no content.
    var referenceBounds: CGRect? {
        if let referenceView { return referenceView.bounds }
        guard let size = collectionViewLayout?.collectionViewContentSize, size.width > 0, size.height > 0
        else { return nil }
        return CGRect(origin: .zero, size: size)
    }

    /// Stores attributes for `layoutAttributesForCell` and its siblings; any other item is ignored.
    func remember(_ item: any UIDynamicItem) {
        guard let attributes = item as? UICollectionViewLayoutAttributes else { return }
        heldAttributes[attributes.identity] = attributes
    }

    func forget(_ item: any UIDynamicItem) {
        guard let attributes = item as? UICollectionViewLayoutAttributes else { return }
        if heldAttributes[attributes.identity] === attributes { heldAttributes[attributes.identity] = nil }
    }
}

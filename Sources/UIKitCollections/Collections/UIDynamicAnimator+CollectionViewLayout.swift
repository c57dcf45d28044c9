extension UIDynamicAnimator {
    /// Creates an animator of a layout's elements: its items are layout attributes, in the content's
    /// coordinates.
    ///
    /// Each step that moves one of them invalidates the layout, so that the collection view queries it again.
    /// The reference bounds for collisions are those of the layout's content.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        itemFrame = LayoutItems(of: layout)
    }

    /// Returns the attributes of an item's cell that the animator moves; nil if it does not move them.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutItems?.attributes[.cell(indexPath)]
    }

    /// Returns the attributes of a supplementary view that the animator moves; nil if it does not move them.
    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutItems?.attributes[.supplementary(elementKind, indexPath)]
    }

    /// Returns the attributes of a decoration view that the animator moves; nil if it does not move them.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutItems?.attributes[.decoration(decorationViewKind, indexPath)]
    }

    private var layoutItems: LayoutItems? { itemFrame as? LayoutItems }
}

/// A view attached to an item of a group, such as a badge. It is not shown.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The position on the z axis; default 0.
    open var zIndex = 0
    /// The place of the view in the item; nil for a header or footer.
    public let containerAnchor: NSCollectionLayoutAnchor?
    /// The place of the view that lies there; nil for the same one.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// Creates a view at a place of an item.
    ///
    /// - Parameters:
    ///   - layoutSize: the size of the view.
    ///   - elementKind: the kind of the view.
    ///   - containerAnchor: the place in the item.
    ///   - itemAnchor: the place of the view that lies there; nil for the same one.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }

    init(size: NSCollectionLayoutSize, kind: String) {
        elementKind = kind
        (containerAnchor, itemAnchor) = (nil, nil)
        super.init(layoutSize: size)
    }
}

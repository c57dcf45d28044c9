/// A view attached to an item of a group. It is not shown.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The position on the z axis; default 0.
    open var zIndex = 0

    init(size: NSCollectionLayoutSize, kind: String) {
        elementKind = kind
        super.init(layoutSize: size)
    }
}

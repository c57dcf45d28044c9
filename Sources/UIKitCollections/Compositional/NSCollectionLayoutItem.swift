/// The size of a cell in a compositional layout, and the insets around it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// The insets between the size and the cell; default none.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances around the item; default nil.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views attached to the item's cell, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size, with views attached to its cell.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    ) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }

    /// Returns the rectangles of the cells of one item at a place.
    func cells(in frame: CGRect) -> [CollectionCellFrame] {
        [CollectionCellFrame(frame: frame.inset(byDirectional: contentInsets), badges: supplementaryItems)]
    }

    /// A Boolean value that indicates whether cells decide a length of the item.
    var isSelfSizing: Bool { !layoutSize.estimates.isEmpty }

    /// Returns the item with the size of the next cell in a container, and with the lengths that it is given.
    func fitted(in container: CGSize, _ given: GivenLengths, _ sizes: inout CellSizes) -> FittedItem {
        var size = given.size(layoutSize.size(in: container))
        let estimates = given.open(layoutSize.estimates)
        if let known = sizes.take() {
            let whole = CGSize(
                width: known.width + contentInsets.leading + contentInsets.trailing,
                height: known.height + contentInsets.top + contentInsets.bottom)
            size = estimates.size(size, with: whole)
        }
        let frame = CGRect(origin: .zero, size: size).inset(byDirectional: contentInsets)
        let cell = CollectionCellFrame(frame: frame, estimates: estimates, badges: supplementaryItems)
        return FittedItem(size: size, cells: [cell])
    }

    /// Returns the size in a container, with the distances around it.
    func outerSize(in container: CGSize) -> CGSize {
        var size = layoutSize.size(in: container)
        size.width += (edgeSpacing?.leading?.spacing ?? 0) + (edgeSpacing?.trailing?.spacing ?? 0)
        size.height += (edgeSpacing?.top?.spacing ?? 0) + (edgeSpacing?.bottom?.spacing ?? 0)
        return size
    }
}

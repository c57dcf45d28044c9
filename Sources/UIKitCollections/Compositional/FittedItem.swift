/// An item or a group of a compositional layout with the sizes that its cells have or are expected to have.
@MainActor struct FittedItem {
    /// The size with the item's own insets, in points.
    var size: CGSize
    /// The rectangles of the cells, from the item's top left corner.
    var cells: [CollectionCellFrame]
}

/// An item or a group of a compositional layout with the sizes that its cells have or are expected to have.
@MainActor struct FittedItem {
    /// The size with the item's own insets, in points.
    var size: CGSize
    /// The rectangles of the cells, from the item's top left corner.
    var cells: [CollectionCellFrame]

    /// Returns the item with other lengths, which its only cell takes over; nil for its own.
    func stretched(width: CGFloat?, height: CGFloat?) -> FittedItem {
        var stretched = self
        stretched.size = CGSize(width: width ?? size.width, height: height ?? size.height)
        if cells.count == 1 {
            stretched.cells[0].frame.size.width += stretched.size.width - size.width
            stretched.cells[0].frame.size.height += stretched.size.height - size.height
        }
        return stretched
    }
}

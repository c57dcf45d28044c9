/// The rectangle of a cell in a group.
struct CollectionCellFrame {
    var frame: CGRect
    var zIndex = 0
    /// The lengths that the cell decides.
    var estimates: EstimatedLengths = []
    /// The views attached to the cell.
    var badges: [NSCollectionLayoutSupplementaryItem] = []
}

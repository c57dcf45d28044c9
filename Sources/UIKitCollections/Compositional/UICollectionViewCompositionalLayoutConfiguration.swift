/// The direction and the distances of all sections of a compositional layout.
@preconcurrency @MainActor public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the collection view scrolls; default vertical.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points; default 0.
    public var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout; those of a layout that scrolls sideways are not shown.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The edges from which sections have their insets at the sides, where they name none; default the safe
    /// area. Layouts that scroll sideways have theirs from the edges of the content.
    public var contentInsetsReference = UIContentInsetsReference.safeArea
}

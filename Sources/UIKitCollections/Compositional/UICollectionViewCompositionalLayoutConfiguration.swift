/// The direction and the distances of all sections of a compositional layout.
@preconcurrency @MainActor public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the collection view scrolls; default vertical.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points; default 0.
    public var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout; those of a layout that scrolls sideways are not shown.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference of insets; default the safe area. It has no effect.
    public var contentInsetsReference = UIContentInsetsReference.safeArea {
        didSet {
            warnOfNoEffect(
                "UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference", oldValue,
                contentInsetsReference)
        }
    }
}

/// The closure that changes the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    NSCollectionLayoutSection.VisibleItemsHandler

/// The arrangement of the items of a section: groups one after the other.
@preconcurrency @MainActor public final class NSCollectionLayoutSection: NSObject {
    /// The closure that changes visible items while the section scrolls.
    public typealias VisibleItemsHandler =
        ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

    let group: NSCollectionLayoutGroup
    /// The configuration of a list; nil for other sections.
    var list: UICollectionLayoutListConfiguration?
    /// The insets around the groups; default none.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points; default 0.
    public var interGroupSpacing: CGFloat = 0
    /// The way in which the section scrolls sideways; default not at all.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The bounce and the deceleration of a section that scrolls sideways.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The headers and footers; default none.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section; default none.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The closure that changes visible items while the section scrolls; default nil.
    public var visibleItemsInvalidationHandler: VisibleItemsHandler?
    /// A Boolean value that indicates whether headers keep to the insets; default true.
    public var supplementariesFollowContentInsets = true
    /// The edges from which the insets at the sides count; default automatic, for those of the layout's
    /// configuration, and for the edges of the collection view in lists.
    public var contentInsetsReference = UIContentInsetsReference.automatic

    /// The edges at which headers and footers begin and end; default automatic, for the insets of the section
    /// where they follow these.
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Creates a section of groups.
    public init(group: NSCollectionLayoutGroup) { self.group = group }
}

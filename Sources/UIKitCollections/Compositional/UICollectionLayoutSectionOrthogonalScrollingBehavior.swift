/// The ways in which a section scrolls across the direction of the collection view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Freely.
    case continuous
    /// Freely; it comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary
    /// By the width of the collection view.
    case paging
    /// By groups.
    case groupPaging
    /// By groups, which come to rest in the middle.
    case groupPagingCentered
}

/// A distance between the items of a group.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// The distance, or the minimum distance, in points.
    public let spacing: CGFloat
    /// A Boolean value that indicates whether the distance grows with the available space.
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    }

    /// Returns a distance that grows with the available space.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Returns a fixed distance in points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// A Boolean value that indicates whether the distance is fixed.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

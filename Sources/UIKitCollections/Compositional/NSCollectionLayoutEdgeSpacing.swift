/// The distances around an item of a group. Only fixed distances have an effect.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The distance before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// The distance above the item.
    public let top: NSCollectionLayoutSpacing?
    /// The distance after the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// The distance below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates distances.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}

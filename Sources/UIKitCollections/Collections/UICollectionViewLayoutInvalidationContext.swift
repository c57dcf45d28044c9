/// The parts of a layout that an invalidation affects.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A Boolean value that indicates whether everything is invalid, because the data was reloaded;
    /// default false.
    open internal(set) var invalidateEverything = false

    /// A Boolean value that indicates whether sections and items are counted again; default false.
    open internal(set) var invalidateDataSourceCounts = false

    /// The change of the content's offset that follows the invalidation, in points; default (0, 0).
    open var contentOffsetAdjustment = CGPoint.zero

    /// The change of the content's size that follows the invalidation, in points; default 0 x 0. The next
    /// preparation of the layout sets the size again.
    open var contentSizeAdjustment = CGSize.zero

    /// The places that items in the hand had; nil for other invalidations.
    open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The places that items in the hand take; nil for other invalidations.
    open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The center of the items in the hand, in points; default (0, 0).
    open private(set) var interactiveMovementTarget = CGPoint.zero

    /// Creates a context that invalidates the positions of all elements.
    public required override init() {
        super.init()
    }
    func move(from previous: [IndexPath], to target: [IndexPath], _ position: CGPoint) {
        previousIndexPathsForInteractivelyMovingItems = previous
        targetIndexPathsForInteractivelyMovingItems = target
        interactiveMovementTarget = position
    }
}

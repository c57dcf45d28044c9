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

    /// Creates a context that invalidates the positions of all elements.
    public required override init() {
        super.init()
    }
}

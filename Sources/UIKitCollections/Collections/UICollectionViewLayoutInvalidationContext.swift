/// The parts of a layout that an invalidation affects.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A Boolean value that indicates whether everything is invalid, because the data was reloaded;
    /// default false.
    open internal(set) var invalidateEverything = false

    /// A Boolean value that indicates whether sections and items are counted again; default false.
    open internal(set) var invalidateDataSourceCounts = false

    /// Creates a context that invalidates the positions of all elements.
    public required override init() {
        super.init()
    }
}

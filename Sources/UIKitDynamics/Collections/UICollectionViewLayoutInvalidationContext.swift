/// What of a layout is no longer valid.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is new, because the data were reloaded; default false.
    open internal(set) var invalidateEverything = false

    /// Whether sections and items must be counted again; default false.
    open internal(set) var invalidateDataSourceCounts = false

    /// A context in which the places of all elements are no longer valid.
    public required override init() {
        super.init()
    }
}

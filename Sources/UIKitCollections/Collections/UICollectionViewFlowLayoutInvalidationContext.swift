/// The parts of a flow layout that an invalidation affects.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// A Boolean value that indicates whether the delegate is queried for sizes and distances again;
    /// default true.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// A Boolean value that indicates whether the lines are computed again; default true.
    open var invalidateFlowLayoutAttributes = true
}

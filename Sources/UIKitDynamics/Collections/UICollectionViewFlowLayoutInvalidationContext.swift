/// What of a flow layout is no longer valid.
@MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    /// Whether the delegate must be asked for sizes and distances again; default true.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the lines must be made again; default true.
    open var invalidateFlowLayoutAttributes = true
}

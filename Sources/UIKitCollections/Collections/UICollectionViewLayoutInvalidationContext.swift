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

    /// The places of items to lay out again; nil, the default, where none was named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The places of headers and footers to lay out again, by their kinds; nil where none was named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The places of decorations to lay out again, by their kinds; nil where none was named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Names items to lay out again. Layouts of the system lay out all.
    /// - Parameter indexPaths: The places of the items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names headers or footers to lay out again. Layouts of the system lay out all.
    /// - Parameters:
    ///   - elementKind: The kind of the elements.
    ///   - indexPaths: Their places.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decorations to lay out again. Layouts of the system lay out all.
    /// - Parameters:
    ///   - elementKind: The kind of the elements.
    ///   - indexPaths: Their places.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

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

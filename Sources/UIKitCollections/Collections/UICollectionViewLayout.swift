/// The base class of layouts, which compute the positions of the elements of a collection view in subclasses.
///
/// The collection view calls `prepare` when the layout is invalid. It then queries the size of the content
/// and the attributes of the elements in the visible rectangle, the latter again after each scroll.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The class of the attributes that the layout creates: `UICollectionViewLayoutAttributes` or a subclass.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts of invalidations: `UICollectionViewLayoutInvalidationContext` or a subclass.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection view that uses the layout; nil for none.
    open var collectionView: UICollectionView? { owner }
    /// The collection view that uses the layout. `collectionView` has no setter, so that a subclass can
    /// override it without an optional.
    weak var owner: UICollectionView?

    /// The sizes that self-sizing elements asked for.
    var measurements = ElementMeasurements()

    /// The classes of decoration views, by kind.
    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Creates a layout of a storyboard, with its attributes. Archives are not supported.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? InterfaceCoder)?.decode(self)
    }

    // MARK: For subclasses

    /// Prepares the layout. It is called before queries of an invalid layout; subclasses compute here what
    /// the queries need. The default implementation does nothing.
    open func prepare() {}

    /// Notifies the layout of inserted, deleted and changed items, after it was prepared for the new data and
    /// before they are shown.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Notifies the layout that all elements have their new positions. It is called in the animation of the
    /// update. The default implementation does nothing.
    open func finalizeCollectionViewUpdates() {}

    // MARK: Updates

    /// Returns the attributes from which the cell of an inserted item moves to its place. The default
    /// implementation returns its place with an opacity of 0, and nil outside of an update.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { collectionView?.fadedStart(of: .cell(itemIndexPath)) }

    /// Returns the attributes at which the cell of a deleted item ends. The default implementation returns
    /// its place with an opacity of 0, and nil outside of an update. The index path is that before the
    /// update.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { collectionView?.fadedEnd(of: .cell(itemIndexPath)) }

    /// Returns the attributes from which a new supplementary view moves to its place, as for items.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.fadedStart(of: .supplementary(elementKind, elementIndexPath))
    }

    /// Returns the attributes at which a supplementary view ends, as for items.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.fadedEnd(of: .supplementary(elementKind, elementIndexPath))
    }

    /// Returns the attributes from which a new decoration view moves to its place, as for items.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.fadedStart(of: .decoration(elementKind, decorationIndexPath))
    }

    /// Returns the attributes at which a decoration view ends, as for items.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.fadedEnd(of: .decoration(elementKind, decorationIndexPath))
    }

    /// Prepares the layout for the new bounds of a change in an animation that invalidated it, after
    /// `prepare()`. The default implementation does nothing.
    ///
    /// Elements that come into sight and leave it are then asked for with the functions above, which return
    /// nil by default: they come and go at once.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Ends what was prepared for an animated change of the bounds, once all elements have their new
    /// positions. The default implementation does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// Notifies the layout that it is about to take the place of another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Notifies the layout that another one is about to take its place.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Notifies both layouts of a transition that all elements have their new positions.
    open func finalizeLayoutTransition() {}

    /// Returns the places, after an update, of supplementary views of a kind that are new with it, also where
    /// others were before; default none. All that come into sight appear in any case.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the places, before an update, of supplementary views of a kind that leave with it; default
    /// none.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the places, after an update, of decoration views of a kind that are new with it; default
    /// none.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the places, before an update, of decoration views of a kind that leave with it; default none.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The direction for which the layout was made; default left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// A Boolean value that indicates whether the layout is mirrored where texts run to the left; default
    /// false. A film never calls it: texts run to the right.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Interactive movement

    /// Returns the place that an item in the hand takes at a position of its center; by default that of the
    /// item there, or else the one that it has.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    /// Returns the attributes of an item in the hand; by default those of its place, in front of all others
    /// and with the center at a position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let place = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = place ?? makeAttributes(.cell(indexPath))
        (attributes.center, attributes.zIndex) = (position, .max)
        return attributes
    }

    /// Returns the context of an invalidation by an item in the hand.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContextKeepingLines()
        context.move(from: previousIndexPaths, to: targetIndexPaths, targetPosition)
        return context
    }

    /// Returns the context of the invalidation by the end of a movement.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.move(from: previousIndexPaths, to: indexPaths, .zero)
        return context
    }

    // MARK: Attributes

    /// The size of the content in points; default zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements in a rectangle of the content; default nil.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item's cell; default nil.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; default nil.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view; default nil.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns a Boolean value that indicates whether new bounds invalidate the layout; default false.
    ///
    /// It is called before the bounds change, so that the old ones can be compared.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context of an invalidation by new bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Returns a Boolean value that indicates whether the size that a cell prefers invalidates the layout; by
    /// default whether the layout estimated it, and it is another one.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        measurements.isAnsweredByDefault = true
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        let size = estimates(of: originalAttributes.identity).size(old, with: new)
        return abs(size.width - old.width) > 0.01 || abs(size.height - old.height) > 0.01
    }

    /// Returns the context of an invalidation by the size that a cell prefers; the layout stores that size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        measurements.note(preferredAttributes.size, of: originalAttributes.identity)
        return makeContext()
    }

    /// Returns the offset at which an animated change to the layout ends; by default the proposed one.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the offset at which a finger's scroll ends; by default the proposed one. The velocity
    /// is in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Invalidation

    /// Invalidates the layout, which is prepared again before the next frame.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Invalidates the parts of the layout that a context names; they are computed again before the
    /// next frame.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { measurements.removeAll() }
        if context.invalidateDataSourceCounts { measurements.age() }
        collectionView?.layoutWasInvalidated(with: context)
    }

    // MARK: Decoration

    /// Registers a class for the decoration views of a kind; nil removes it. A class that is not a
    /// `UICollectionReusableView` is an error.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else { return decorationClasses[elementKind] = nil }
        guard let viewClass = viewClass as? UICollectionReusableView.Type else {
            return fail(
                "\(viewClass) was registered for the decoration views '\(elementKind)', but it must be a UICollectionReusableView."
            )
        }
        decorationClasses[elementKind] = viewClass
    }

    // MARK: Internals

    /// Returns the lengths of an element that the layout estimates; none by default.
    func estimates(of identity: ElementIdentity) -> EstimatedLengths { [] }

    /// True for layouts of the system, which ask only the views of elements with estimated sizes.
    var asksForEstimatesAlone: Bool { false }

    /// The kinds of decoration views that are registered, in order.
    var decorationKinds: [String] { decorationClasses.keys.sorted() }

    func makeDecorationView(_ kind: String) -> UICollectionReusableView? {
        guard let viewClass = decorationClasses[kind] else {
            fail(
                "it has a decoration view of kind '\(kind)', but no class is registered for it: call register(_:forDecorationViewOfKind:) first."
            )
            return nil
        }
        let view = viewClass.init(dequeuedWith: .zero)
        view.identifier = kind
        return view
    }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Returns a context for elements that have moved although none of the layout's inputs has changed.
    func makeContextKeepingLines() -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Creates attributes of the class that the layout names.
    func makeAttributes(_ identity: ElementIdentity) -> UICollectionViewLayoutAttributes {
        let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self)
            .init(forCellWith: identity.indexPath)
        if identity.category != .cell { attributes.represent(identity.category, identity.kind) }
        return attributes
    }

    func fail(_ sentence: String) {
        RunContext.current.fail(SceneFailure("\(messageStart)\(sentence)"))
    }

    /// The beginning of messages: the collection view and the class.
    var messageStart: String {
        let owner = collectionView.map { "\(RunContext.current.name(of: $0)): " } ?? ""
        return "\(owner)\(type(of: self)): "
    }
}

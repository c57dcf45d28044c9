/// Says where the elements of a collection view are; subclasses give the answers.
///
/// The collection view calls `prepare` when the layout is not valid, then asks for the content's size and for
/// the elements in the rectangle that is seen, again whenever it has scrolled.
@MainActor open class UICollectionViewLayout: NSObject {
    /// The class of the attributes that the layout makes; a subclass of `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that invalidations carry.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The collection view that uses the layout; nil for none.
    open internal(set) weak var collectionView: UICollectionView?

    /// The classes of decoration views by kind.
    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// A layout that no collection view uses yet.
    public override init() {
        super.init()
    }

    /// A layout: there are no archives here, the coder is not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: For subclasses

    /// Called when the layout is about to be asked and is not valid; calculate here what all answers need.
    open func prepare() {}

    /// Called with the items that come, go, or change, after the layout was prepared for the new data and before they
    /// are shown.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after changed items are shown.
    open func finalizeCollectionViewUpdates() {}

    /// The size of the content in points; default zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements in a rectangle of the content; default none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item's cell; default none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; default none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view; default none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether the layout is no longer valid when the bounds become these; default false.
    ///
    /// It is called before the bounds change, so that the old ones are still there to compare.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context of an invalidation because of new bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// The offset at which an animated change of the layout ends; default the one proposed.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The offset at which a finger's scroll ends; default the one proposed.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Invalidation

    /// Asks for the layout anew before the next frame.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Asks for the parts of the layout anew that a context names, before the next frame.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }

    // MARK: Decoration

    /// Names the class of the decoration views of a kind; nil takes it back. A class that is no
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

    // MARK: Inside

    func makeDecorationView(_ kind: String) -> UICollectionReusableView? {
        guard let viewClass = decorationClasses[kind] else {
            fail(
                "it has a decoration view of kind '\(kind)', but no class is registered for it: call register(_:forDecorationViewOfKind:) first."
            )
            return nil
        }
        let view = viewClass.init(dequeuedWith: .zero)
        view.reuseIdentifier = kind
        return view
    }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// A context for elements that have moved although nothing that the layout was made from has changed.
    func makeContextKeepingLines() -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// New attributes of the class that the layout names.
    func makeAttributes(_ identity: ElementIdentity) -> UICollectionViewLayoutAttributes {
        let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self)
            .init(forCellWith: identity.indexPath)
        if identity.category != .cell { attributes.represent(identity.category, identity.kind) }
        return attributes
    }

    func fail(_ sentence: String) {
        let owner = collectionView.map { "\(Stage.current.name(of: $0)): " } ?? ""
        Stage.current.fail(SceneFailure("\(owner)\(type(of: self)): \(sentence)"))
    }
}

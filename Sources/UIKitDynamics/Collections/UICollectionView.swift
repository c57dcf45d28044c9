/// A scroll view that shows the items of a data source where a layout puts them.
///
/// Only the elements in sight have views; a view that goes out of sight is used again for another element, so
/// that a thousand items cost what the visible ones cost. Views come and go in the layout pass.
@MainActor open class UICollectionView: UIScrollView {
    /// The kind of a section's header in a flow layout.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer in a flow layout.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Who says how much there is to show; held weakly. Setting it reloads the data.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Who puts the elements in their places; setting another one is `setCollectionViewLayout` without
    /// animation.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { if collectionViewLayout !== oldValue { adoptLayout(inPlaceOf: oldValue) } }
    }

    /// A view behind everything that stays in place and as large as the collection view; default none.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue) }
    }

    /// Whether items can be selected; default true.
    open var allowsSelection = true {
        didSet { if !allowsSelection { deselectAll(except: 0) } }
    }

    /// Whether several items can be selected at a time; default false.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { deselectAll(except: 1) } }
    }

    /// The numbers of items by section; nil when the data source must be asked.
    var counts: [Int]?
    /// The views in sight.
    var views: [ElementIdentity: UICollectionReusableView] = [:]
    /// The elements in sight, from the back to the front.
    var shown: [ElementIdentity] = []
    var pool = ReusePool()
    var selection = Selection()
    var highlightedItem: IndexPath?
    /// The attributes by which a view is just being made.
    var attributesInHand: UICollectionViewLayoutAttributes?
    /// Whether the layout is prepared.
    var isPrepared = false
    /// The bounds for which the elements in sight were asked; nil when they must be asked again.
    var shownBounds: CGRect?
    /// Whether the data were reloaded while the views were being made.
    var mustReload = false
    /// The changes of a batch under way; nil outside of one.
    var updateItems: [UICollectionViewUpdateItem]?
    var isShowing = false

    /// A collection view with a layout of its own.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adoptLayout(inPlaceOf: nil)
    }

    /// A collection view of size zero with a flow layout: there are no archives here, the coder is not read.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adoptLayout(inPlaceOf: nil)
    }

    /// Who is asked and told about cells, if the delegate is one that knows them.
    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    // MARK: Data

    /// Asks the data source for everything again before the next frame; nothing is selected any more.
    open func reloadData() {
        counts = nil
        selection = Selection()
        highlightedItem = nil
        guard !isShowing else { return mustReload = true }
        recycle(shown)
        shown = []
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// How many sections there are; 0 without a data source.
    open var numberOfSections: Int { countedItems.count }

    /// How many items a section has; one that does not exist is an error.
    open func numberOfItems(inSection section: Int) -> Int {
        guard countedItems.indices.contains(section) else {
            report(
                "there is no section \(section), but numberOfItems(inSection:) was asked for it; \(sectionsText)."
            )
            return 0
        }
        return countedItems[section]
    }

    // MARK: Registration

    /// Names the class of the cells of an identifier; nil takes it back. A class that is no
    /// `UICollectionViewCell` is an error.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else { return pool.register(nil, .cell(identifier)) }
        guard let cellClass = cellClass as? UICollectionViewCell.Type else {
            return report(
                "\(cellClass) was registered for the cells '\(identifier)', but it must be a UICollectionViewCell."
            )
        }
        pool.register(cellClass, .cell(identifier))
    }

    /// Names the class of the supplementary views of a kind and an identifier; nil takes it back. A class that
    /// is no `UICollectionReusableView` is an error.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let key = ReusePool.Key.supplementary(elementKind, identifier)
        guard let viewClass else { return pool.register(nil, key) }
        guard let viewClass = viewClass as? UICollectionReusableView.Type else {
            return report(
                "\(viewClass) was registered for the supplementary views '\(identifier)', but it must be a UICollectionReusableView."
            )
        }
        pool.register(viewClass, key)
    }

    /// A cell of a registered class, used again where one waits, in the item's place already; an identifier
    /// without a class is an error.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(.cell(identifier), for: .cell(indexPath))
        return view as? UICollectionViewCell ?? UICollectionViewCell()
    }

    /// A supplementary view of a registered class, used again where one waits, in its place already; an
    /// identifier without a class is an error.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(.supplementary(elementKind, identifier), for: .supplementary(elementKind, indexPath))
            ?? UICollectionReusableView()
    }

    // MARK: Layout

    /// Prepares the layout where it is not valid, and shows the elements in sight.
    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayout()
        showElements()
        keepBackgroundInPlace()
        if dataSource == nil { expectDataSource() }
    }

    override func boundsWillChange(to newBounds: CGRect) {
        guard isPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
            return
        }
        let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// Highlights the item under the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        follow(touches)
    }

    /// Selects the item that was tapped.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        letGo(touches)
    }

    /// Lets go of the item under the finger.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        touchUp(isTap: false)
    }

    override func throwTarget(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    override func insetDidChange() {
        collectionViewLayout.invalidateLayout()
    }
}

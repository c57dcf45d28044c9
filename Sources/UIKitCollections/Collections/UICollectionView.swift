@_spi(UIKitInternals) import UIKitCore

/// A scroll view that shows the items of a data source in the arrangement of a layout.
///
/// Only the visible elements have views. A view that becomes invisible is reused for another element, so the
/// cost depends on the number of visible items. Views are added and removed in the layout pass.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The data source; held weakly. Setting it reloads the data.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        willSet { expectsData = newValue != nil }
        didSet { dataSourceDidChange(from: oldValue) }
    }
    /// The object that prepares data before cells are seen; held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { setNeedsLayout() }
    }
    /// A Boolean value that indicates whether the data of cells is prepared in advance; default true.
    open var isPrefetchingEnabled = true
    /// The changes after which cells in sight are measured again; default those that cells ask for.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled { didSet { followConstraints() } }

    /// The layout of the elements. Setting it is the same as `setCollectionViewLayout(_:animated:)`
    /// without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { if collectionViewLayout !== oldValue { adoptLayout(inPlaceOf: oldValue) } }
    }

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        key == "backgroundView" ? KeyedValue(self, \.backgroundView) : super.keyedValue(key)
    }

    /// A view behind the elements, which stays in place and is as large as the collection view; default nil.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue) }
    }

    /// A Boolean value that indicates whether items can be selected; default true.
    open var allowsSelection = true {
        didSet { if !allowsSelection { deselectAll(except: 0) } }
    }

    /// A Boolean value that indicates whether several items can be selected at a time; default false.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { deselectAll(except: 1) } }
    }

    /// A Boolean value that indicates whether cells are edited; default false. Rows of lists show their
    /// accessories of editing then.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// The number of items in each section; nil when the data source must be queried.
    var counts: [Int]?
    /// True when code has set a data source or asked for data, so that a missing data source is a mistake.
    var expectsData = false
    /// The views of the visible elements.
    var views: [ElementIdentity: UICollectionReusableView] = [:]
    /// The visible elements, from back to front.
    var shown: [ElementIdentity] = []
    package var pool = ReusePool()
    var selection = Selection()
    var highlightedItem: IndexPath?
    /// The attributes of the view that is being created; nil at any other time.
    var attributesInHand: UICollectionViewLayoutAttributes?
    /// True when the layout is prepared.
    var isPrepared = false
    /// True once the layout has been prepared.
    var wasPrepared = false
    /// The bounds for which the visible elements were determined; nil when they must be determined again.
    var shownBounds: CGRect?
    /// True when the data was reloaded while views were being created.
    var mustReload = false
    /// The changes of the current batch; nil outside of one.
    var batch: Batch?
    /// The attributes, before an update, of elements by their identities after it; nil outside of an update.
    var appearing: [ElementIdentity: UICollectionViewLayoutAttributes]?
    /// The attributes of elements before an update, by their identities then; nil outside of an update.
    var disappearing: [ElementIdentity: UICollectionViewLayoutAttributes]?
    /// The views in sight before an update, by the identities of their elements after it; nil outside of one.
    var present: [ElementIdentity: UICollectionReusableView]?
    /// The views on their way out of sight, behind all others.
    var departing: [UICollectionReusableView] = []
    /// The bounds before an animated change that invalidated the layout, until it is shown; nil for none.
    var animatedBounds: CGRect?
    /// True while elements move to the places of another layout.
    var isChangingLayout = false
    var isShowing = false
    /// The item that is moved by hand; nil for none.
    var movement: ItemMovement?
    /// The cell that is in the hand, or returns from it; nil for none.
    weak var lifted: UICollectionViewCell?
    /// The cell that is filled again, which the next dequeue for its item returns; nil for none.
    var reconfigured: UICollectionViewCell?
    /// The background color that a list gave; nil for none.
    var ground: UIColor?
    /// The rows that open and close; nil for a collection view without outlines.
    var outline: OutlineRows?
    /// The row of a list that is swiped aside; nil for a collection view without such rows.
    var swipes: RowSwipes?
    /// The menus of items.
    private(set) lazy var menus = ItemMenus(self)
    /// The drags of cells, and the drops on the view.
    private(set) lazy var drags = ListDrags(self)
    /// The width for which self-sizing elements were measured, in points.
    var measuredWidth: CGFloat = 0
    /// True until elements in sight that asked for it are measured again.
    package var isResizing = false
    /// The items whose data is prepared before they are seen.
    var lookahead = Lookahead()

    /// Creates a collection view with a frame and a layout, which no other collection view may use.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        adoptLayout(inPlaceOf: nil)
    }

    /// Creates a collection view with a flow layout. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adoptLayout(inPlaceOf: nil)
    }

    // MARK: Data

    /// Reloads the data: the data source is queried again before the next frame, and the selection
    /// is cleared.
    open func reloadData() {
        (counts, expectsData) = (nil, true)
        selection = Selection()
        (highlightedItem, movement, lifted) = (nil, nil, nil)
        lookahead.forget()
        guard !isShowing else { return mustReload = true }
        recycle(shown)
        shown = []
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// The number of sections; 0 without a data source.
    open var numberOfSections: Int { countedItems.count }

    /// Returns the number of items in a section; 0 without a data source. With one, a section that does not
    /// exist is an error.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = countedItems
        if counts.indices.contains(section) { return counts[section] }
        if dataSource != nil { reportMissing(section) }
        return 0
    }

    // MARK: Changes

    /// Changes the layout, at once or within 0.3 s, while elements in sight move to their new positions.
    /// The completion receives true at the end; without animation, on the next tick.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { change(to: layout, animated: animated, completion) }

    /// Changes the layout, at once or with an animation of 0.3 s.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Starts a change of the layout that code drives, and returns the layout in between. The completion
    /// receives whether the animation at the end was completed, and whether the change was finished.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

    /// Lets a change of the layout run to its end.
    open func finishInteractiveTransition() { endTransition(finished: true) }

    /// Lets a change of the layout run back to the old one.
    open func cancelInteractiveTransition() { endTransition(finished: false) }

    /// Performs changes of the data and shows them together in an animation of 0.3 s; the completion receives
    /// true at its end.
    ///
    /// Cells of deleted items fade out, those of inserted ones fade in, and all others move to their new
    /// positions. Numbers of items that do not follow from the changes are an error.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        showTogether(updates, completion)
    }

    /// Selects an item and scrolls to it, without a call of the delegate. Without multiple selection, any
    /// other item is deselected. Nil deselects all items; an item that does not exist is an error.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition: scrollPosition, animated: animated)
    }

    /// Deselects an item, without a call of the delegate and without animation. An item that is not
    /// selected has no effect.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Registration

    /// Registers a class for the cells of an identifier; nil removes it. A class that is not a
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

    /// Registers a xib for the cells of an identifier; nil removes it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.draw(.cell(identifier)) {
            nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first
        }
    }

    /// Registers a xib for the supplementary views of a kind and an identifier; nil removes it.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        pool.draw(.supplementary(kind, identifier)) {
            nib?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        }
    }

    /// Registers a class for the supplementary views of a kind and an identifier; nil removes it. A class
    /// that is not a `UICollectionReusableView` is an error.
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

    /// Returns a cell of a registered class, reused if one is available, with the item's layout attributes
    /// applied. An identifier without a class is an error.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(.cell(identifier), for: .cell(indexPath))
        return view as? UICollectionViewCell ?? UICollectionViewCell()
    }

    /// Returns a supplementary view of a registered class, reused if one is available, with its layout
    /// attributes applied. An identifier without a class is an error.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(.supplementary(elementKind, identifier), for: .supplementary(elementKind, indexPath))
            ?? UICollectionReusableView()
    }

    // MARK: Layout

    /// Prepares the layout if it is invalid, and shows the visible elements.
    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareLayout()
        showElementsInBounds()
        lookAhead()
        swipes?.place()
        keepBackgroundInPlace()
        if dataSource == nil, expectsData { expectDataSource() }
    }

    @_spi(UIKitInternals) open override func boundsWillChange(to newBounds: CGRect) { follow(newBounds) }

    /// Returns false for a swipe over a row without actions, and for a scroll that cannot move the content. A
    /// scroll closes a row that is swiped aside.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let swipes, gestureRecognizer === swipes.recognizer { return swipes.mayBegin() }
        let begins = super.gestureRecognizerShouldBegin(gestureRecognizer)
        if begins, gestureRecognizer === panGestureRecognizer { swipes?.close() }
        return begins
    }

    /// Highlights the item under the finger, or closes a row that is swiped aside. Views around the
    /// collection view do not receive its touches: a tap in it does not select the row that it is in.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let swipes, swipes.isOpen { return swipes.close() }
        follow(touches)
    }

    /// Does nothing: a finger that moves within an item keeps its highlight.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Selects the item that was tapped.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        letGo(touches)
    }

    /// Ends the highlight of the item under the finger.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchUp(isTap: false)
    }

    @_spi(UIKitInternals) open override func throwTarget(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint
    {
        collectionViewLayout.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    @_spi(UIKitInternals) open override func insetDidChange() { collectionViewLayout.invalidateLayout() }

    @_spi(UIKitInternals) open override func intrinsicSizeDidChange(of subview: UIView) { resize(subview) }
}

/// A data source of a collection view that shows snapshots, and animates from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// The closure that returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// The closure that returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The closures with which items are moved by hand.
    public struct ReorderingHandlers {
        /// The closure that returns true for an item that can be moved; default nil, for none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// The closure that is called before the snapshot changes; default nil.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The closure that is called when the snapshot has changed; default nil.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// The closures with which a long press moves items; default none.
    public var reorderingHandlers = ReorderingHandlers() {
        didSet {
            guard reorderingHandlers.canReorderItem != nil, press.recognizer.view == nil else { return }
            collectionView?.addGestureRecognizer(press.recognizer)
        }
    }
    /// The long press that moves items.
    private lazy var press = MovementPress { [weak self] view, path in
        self?.collectionView(view, canMoveItemAt: path) == true
    }

    /// The closure that returns headers and footers; default nil.
    public var supplementaryViewProvider: SupplementaryViewProvider?
    private let cellProvider: CellProvider
    private(set) weak var collectionView: UICollectionView?
    /// The closures that are called when rows of outlines open and close; default none.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    /// The outlines of the sections to which section snapshots were applied.
    var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// True while a snapshot is applied.
    private var isApplying = false
    private(set) var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source, and gives it to the collection view, which does not hold it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    /// Shows a snapshot: sections and items come, go and move, animated or at once. The completion is called
    /// at the end. A call within another one, as in the cell provider, is an error.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines = outlines.filter { snapshot.items(ofSection: $0.key) == $0.value.visibleItems }
        show(snapshot, isAnimated: animatingDifferences, completion)
    }

    func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        isAnimated: Bool, _ completion: (() -> Void)?
    ) {
        guard let collectionView else { return }
        guard collectionView.window != nil else {
            shown = snapshot.settled
            collectionView.reloadData()
            return collectionView.soon { completion?() }
        }
        guard !isApplying else {
            return collectionView.report("apply was called while another snapshot is applied; call it later.")
        }
        isApplying = true
        defer { isApplying = false }
        let change = SnapshotChange(from: shown, to: snapshot)
        UIView.performAnimated(isAnimated) {
            collectionView.performBatchUpdates(
                { [self] in
                    shown = snapshot.settled
                    change.show(in: collectionView)
                }, completion: { _ in completion?() })
            if !change.reconfigured.isEmpty { collectionView.reconfigureItems(at: change.reconfigured) }
        }
    }

    /// Shows a snapshot at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        outlines = [:]
        shown = snapshot.settled
        collectionView?.reloadData()
        completion?()
    }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    /// Returns the item at a place; nil for a place without one.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

    /// Returns the place of an item; nil for one that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.indexPath(of: itemIdentifier)
    }

    /// Returns the section at an index; nil for an index without one.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sections.indices.contains(index) ? shown.sections[index].section : nil
    }

    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.sections[section].items.count
    }

    /// Returns the cell of an item. A closure that returns nil is an error.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = shown.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            indent(cell, of: item, inSection: indexPath.section)
            return cell
        }
        collectionView.report("the cell provider returned nil for the item \(indexPath.text).")
        return UICollectionViewCell()
    }

    /// Returns a supplementary view. A layout that has one without `supplementaryViewProvider` is an error.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        collectionView.report(
            "the layout has a view of kind '\(kind)', but supplementaryViewProvider returns none.")
        return UICollectionReusableView()
    }

    /// Returns a Boolean value that indicates whether an item can be moved by hand, as the handlers say.
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        guard let item = shown.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves an item of the current snapshot, which was moved by hand.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        var moved = shown
        moved.move(sourceIndexPath, to: destinationIndexPath)
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: shown, finalSnapshot: moved)
        reorderingHandlers.willReorder?(transaction)
        shown = moved
        reorderingHandlers.didReorder?(transaction)
    }
}

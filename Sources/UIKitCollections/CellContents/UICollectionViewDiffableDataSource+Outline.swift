// Sections that are outlines, whose rows open and close.
extension UICollectionViewDiffableDataSource {
    /// The closures that are called when rows of outlines open and close; all are nil at first.
    public struct SectionSnapshotHandlers<ItemType: Hashable> {
        /// The closure that returns true for an item that may be opened.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// The closure that is called before an item is opened.
        public var willExpandItem: ((ItemType) -> Void)?
        /// The closure that returns true for an item that may be closed.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// The closure that is called before an item is closed.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// The closure that returns the items below one that is opened, from those that are known.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemType>
            )?

        /// Creates handlers without closures.
        public init() {}
    }

    /// Shows the visible items of an outline as a section, animated or at once. A section that does not exist
    /// is added at the end.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        outlines[section] = snapshot
        collectionView?.outline = OutlineRows(
            isOpen: { [weak self] in self?.isOpen($0) ?? false },
            toggle: { [weak self] in self?.toggle($0) ?? false })
        show(whole, isAnimated: animatingDifferences, completion)
    }

    /// Returns the outline of a section; one without levels for a section that is none.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(shown.items(ofSection: section))
        return flat
    }

    /// Indents the row of an item by its level.
    func indent(_ cell: UICollectionViewCell, of item: ItemIdentifierType, inSection index: Int) {
        guard let section = sectionIdentifier(for: index), let outline = outlines[section] else { return }
        (cell as? UICollectionViewListCell)?.indentationLevel = outline.level(of: item)
    }

    private func isOpen(_ path: IndexPath) -> Bool {
        guard let item = shown.item(at: path), let section = sectionIdentifier(for: path.section) else {
            return false
        }
        return outlines[section]?.isExpanded(item) ?? false
    }

    /// Opens a row, or closes it. Returns false for one that belongs to no outline.
    private func toggle(_ path: IndexPath) -> Bool {
        guard let item = shown.item(at: path), let section = sectionIdentifier(for: path.section),
            var outline = outlines[section]
        else { return false }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return true }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return true }
            if let provide = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
            }
            handlers.willExpandItem?(item)
            outline.expand([item])
        }
        apply(outline, to: section)
        return true
    }
}

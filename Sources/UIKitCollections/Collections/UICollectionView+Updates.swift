// Changes of layout and data.
extension UICollectionView {
    /// The duration of an animated update in seconds, as on a device.
    private static var updateDuration: TimeInterval { MotionConstants.current.updateDuration }

    /// Changes the layout, at once or with an animation of 0.3 s in which the visible elements move to their
    /// new positions. The completion receives true at the end; without animation, on the next tick.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard animated else {
            collectionViewLayout = layout
            return soon { completion?(true) }
        }
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                collectionViewLayout = layout
                layoutIfNeeded()
            }, completion: completion)
    }

    /// Performs changes of the data and shows them together in an animation of 0.3 s; the completion receives
    /// true at its end.
    ///
    /// Cells of deleted items fade out, those of inserted ones fade in, and all others move to their new
    /// positions. Numbers of items that do not follow from the changes are an error.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        let isOutermost = batch == nil
        if isOutermost {
            prepareLayout()
            batch = Batch()
        }
        updates?()
        if isOutermost { showBatch(completion) } else { soon { completion?(true) } }
    }

    /// Performs changes at once, in a closure that need not name `self`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Shows items inserted into the data.
    public func insertItems(at indexPaths: [IndexPath]) {
        update { $0.items += indexPaths.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) } }
    }
    /// Shows the deletion of items from the data.
    public func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.items += indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) } }
    }
    /// Shows changes of items, with new cells.
    public func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.items += indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) } }
    }
    /// Shows the move of an item in the data.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.items.append(UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)) }
    }
    /// Shows sections inserted into the data.
    public func insertSections(_ sections: IndexSet) {
        update { $0.sections.inserted.formUnion(sections) }
    }
    /// Shows the deletion of sections from the data.
    public func deleteSections(_ sections: IndexSet) {
        update { $0.sections.deleted.formUnion(sections) }
    }
    /// Shows changes of sections, with new cells.
    public func reloadSections(_ sections: IndexSet) {
        update { $0.sections.reloaded.formUnion(sections) }
    }

    /// Shows a change immediately, or with the others of a batch.
    private func update(_ change: (inout Batch) -> Void) {
        var changes = batch ?? Batch()
        change(&changes)
        let isPartOfBatch = batch != nil
        batch = changes
        if !isPartOfBatch { showBatch(nil) }
    }

    private func soon(_ action: @escaping @MainActor () -> Void) {
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time, action)
    }
}

// The animation of a batch.
extension UICollectionView {
    /// The changes of a batch.
    struct Batch {
        var items: [UICollectionViewUpdateItem] = []
        var sections = CollectionUpdate.Sections()

        var isEmpty: Bool { items.isEmpty && sections == CollectionUpdate.Sections() }
    }

    /// Shows the changes of the batch: in an animation where the old data is known and visible, else by
    /// reloading all.
    private func showBatch(_ completion: ((Bool) -> Void)?) {
        let changes = batch ?? Batch()
        batch = nil
        guard let old = counts, isPrepared, window != nil, !isShowing, !changes.isEmpty else {
            if !changes.isEmpty { reloadData(reporting: changes.items) }
            return soon { completion?(true) }
        }
        counts = nil
        let update = CollectionUpdate(changes.items, changes.sections, from: old, to: countedItems)
        if let contradiction = update.contradiction {
            report("the update does not fit the data: \(contradiction).")
            reloadData()
            return soon { completion?(true) }
        }
        let before = attributesAround()
        let gone = adopt(update, starts: before)
        invalidateForUpdate()
        prepareLayout()
        collectionViewLayout.prepare(forCollectionViewUpdates: changes.items)
        let leaving = gone.map { ($0, endAttributes(of: $1, before)) }
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                for (view, attributes) in leaving { place(view, by: attributes) }
                layoutIfNeeded()
                collectionViewLayout.finalizeCollectionViewUpdates()
            },
            completion: { [self] isFinished in
                for (view, attributes) in leaving { discard(view, attributes.identity) }
                completion?(isFinished)
            })
        appearing = nil
    }

    /// Reloads the data, and reports the changes to the layout once it is prepared.
    private func reloadData(reporting items: [UICollectionViewUpdateItem]) {
        reloadData()
        layoutIfNeeded()
        collectionViewLayout.prepare(forCollectionViewUpdates: items)
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Returns the attributes of the cells in and around the visible rectangle, before the update.
    private func attributesAround() -> [IndexPath: UICollectionViewLayoutAttributes] {
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let all = (collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
            .filter { $0.representedElementCategory == .cell }
            .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        return Dictionary(all.map { ($0.indexPath, $0) }) { $1 }
    }

    /// Gives each visible cell the index path of its item after the update, keeps the positions from which
    /// others appear, and returns the views that leave, with the index paths of their items.
    private func adopt(
        _ update: CollectionUpdate, starts: [IndexPath: UICollectionViewLayoutAttributes]
    ) -> [(UICollectionReusableView, IndexPath)] {
        var leaving: [(UICollectionReusableView, IndexPath)] = []
        var kept: [ElementIdentity: UICollectionReusableView] = [:]
        for identity in shown {
            guard let view = views[identity] else { continue }
            let after = identity.category == .cell ? update.survivors[identity.indexPath] : identity.indexPath
            if let after, identity.category != .cell || !update.reloaded.contains(after) {
                let moved = identity.category == .cell ? ElementIdentity.cell(after) : identity
                (view.shownElement, kept[moved]) = (moved, view)
            } else if identity.category == .cell, after == nil {
                view.shownElement = nil
                leaving.append((view, identity.indexPath))
            } else {
                recycle([identity])
            }
        }
        views = kept
        shown = kept.keys.sorted()
        selection.follow(update.survivors)
        collectionViewLayout.measurements.follow(update.survivors)
        highlightedItem = highlightedItem.flatMap { update.survivors[$0] }
        appearing = Dictionary(
            starts.compactMap { before, attributes in
                update.survivors[before].flatMap { update.reloaded.contains($0) ? nil : ($0, attributes) }
            }, uniquingKeysWith: { $1 })
        return leaving
    }

    /// Returns the attributes at which a deleted item's cell ends: the layout's, or its own with an opacity
    /// of 0.
    private func endAttributes(
        of indexPath: IndexPath, _ known: [IndexPath: UICollectionViewLayoutAttributes]
    ) -> UICollectionViewLayoutAttributes {
        if let own = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: indexPath) {
            return own
        }
        let end = known[indexPath] ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        end.alpha = 0
        return end
    }

    /// Returns the attributes from which a new view moves to its place during an update; nil outside of one.
    func startAttributes(
        for attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
        guard let appearing, attributes.representedElementCategory == .cell else { return nil }
        if let start = appearing[attributes.indexPath] { return start }
        if let own = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath) {
            return own
        }
        let start = attributes.copy() as? UICollectionViewLayoutAttributes
        start?.alpha = 0
        return start
    }
}

// The animation of a batch of changes.
extension UICollectionView {
    /// The changes of a batch.
    struct Batch {
        var items: [ListChange] = []
        var sections = ListUpdate.Sections()

        var isEmpty: Bool { items.isEmpty && sections == ListUpdate.Sections() }
    }

    /// A view that leaves in an update, and where it ends.
    struct Leaving {
        let view: UICollectionReusableView
        let identity: ElementIdentity
        var end: UICollectionViewLayoutAttributes?
    }

    /// Shows the changes of the batch: in an animation where the old data is known and visible, else by
    /// reloading all.
    func showBatch(_ completion: ((Bool) -> Void)?) {
        let changes = batch ?? Batch()
        batch = nil
        guard let old = counts, isPrepared, window != nil, !isShowing, !changes.isEmpty else {
            if !changes.isEmpty { reloadData(reporting: changes.items) }
            return soon { completion?(true) }
        }
        counts = nil
        let update = ListUpdate(changes.items, changes.sections, from: old, to: countedItems)
        if let contradiction = update.contradiction {
            report("the update does not fit the data: \(contradiction).")
            reloadData()
            return soon { completion?(true) }
        }
        animate(update, changes.items, completion)
    }

    /// Moves all elements to their places after an update, in an animation.
    func animate(
        _ update: ListUpdate, _ items: [ListChange], _ completion: ((Bool) -> Void)?
    ) {
        let before = attributesAround()
        var leaving = adopt(update)
        appearing = [:]
        for (identity, attributes) in before {
            if let after = update.identity(after: identity) { appearing?[after] = attributes }
        }
        invalidateForUpdate()
        prepareLayout()
        collectionViewLayout.prepare(forCollectionViewUpdates: items.map(UICollectionViewUpdateItem.init))
        leaving += takeDeleted(update)
        noteInserted()
        disappearing = before
        for index in leaving.indices { leaving[index].end = endAttributes(of: leaving[index].identity) }
        present = views
        UIView.animate(
            withDuration: Self.updateDuration,
            animations: { [self] in
                for gone in leaving { gone.end.map { place(gone.view, by: $0) } }
                swipes?.closeInUpdate()
                layOutSubtree()
                leaving += moveDeparting()
                collectionViewLayout.finalizeCollectionViewUpdates()
            },
            completion: { [self] isFinished in
                discard(leaving)
                completion?(isFinished)
            })
        (appearing, disappearing) = (nil, nil)
    }

    /// Reloads the data, and reports the changes to the layout once it is prepared.
    private func reloadData(reporting items: [ListChange]) {
        reloadData()
        layOutSubtree()
        collectionViewLayout.prepare(forCollectionViewUpdates: items.map(UICollectionViewUpdateItem.init))
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Returns the attributes of the elements in and around the visible rectangle, before the update.
    private func attributesAround() -> [ElementIdentity: UICollectionViewLayoutAttributes] {
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let all = (collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
            .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        return Dictionary(all.map { ($0.identity, $0) }) { $1 }
    }

    /// Gives each visible view the identity of its element after the update, and returns the views that
    /// leave.
    private func adopt(_ update: ListUpdate) -> [Leaving] {
        var leaving: [Leaving] = []
        var kept: [ElementIdentity: UICollectionReusableView] = [:]
        for identity in shown {
            guard let view = views[identity] else { continue }
            let after = update.identity(after: identity)
            view.shownElement = after
            if let after {
                kept[after] = view
            } else {
                leaving.append(Leaving(view: view, identity: identity))
            }
        }
        views = kept
        shown = kept.keys.sorted()
        let unchanged = update.unchanged
        selection.follow(unchanged)
        lookahead.follow(unchanged)
        collectionViewLayout.measurements.follow(update.survivors)
        highlightedItem = highlightedItem.flatMap { unchanged[$0] }
        return leaving
    }

    /// Returns the attributes at which the view of an element that leaves ends: the layout's, or its own with
    /// an opacity of 0.
    func endAttributes(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        let (layout, path) = (collectionViewLayout, identity.indexPath)
        let own =
            switch identity.category {
            case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
            case .supplementaryView:
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                    ofKind: identity.kind, at: path)
            case .decorationView:
                layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: identity.kind, at: path)
            }
        return own ?? fadedEnd(of: identity)
    }

    /// Returns the attributes of an element before the update that is shown now, with an opacity of 0, or
    /// those in the other layout in a change of layouts; nil outside of both, and for an element that was not
    /// near.
    func fadedEnd(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        let end = disappearing?[identity]?.copy() as? UICollectionViewLayoutAttributes
        if !isChangingLayout { end?.alpha = 0 }
        return end
    }

    /// Returns the attributes from which a new view moves to its place during an update; nil outside of one.
    func startAttributes(
        for attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
        let identity = attributes.identity
        guard let appearing else { return animatedBounds == nil ? nil : layoutStart(of: identity) }
        if !isChangingLayout, let start = appearing[identity] { return start }
        if let own = layoutStart(of: identity) { return own }
        let start = attributes.copy() as? UICollectionViewLayoutAttributes
        start?.alpha = 0
        return start
    }

    /// Returns the attributes from which the layout lets an element appear.
    private func layoutStart(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        let (layout, path) = (collectionViewLayout, identity.indexPath)
        return switch identity.category {
        case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: identity.kind, at: path)
        case .decorationView:
            layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: identity.kind, at: path)
        }
    }

    /// Returns the attributes from which an element appears in the update that is shown now, unless its
    /// layout decides: the place before it, or that after it with an opacity of 0. Nil outside of an update.
    func fadedStart(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        guard let appearing else { return nil }
        if let start = appearing[identity] { return start.copy() as? UICollectionViewLayoutAttributes }
        let (layout, path) = (collectionViewLayout, identity.indexPath)
        let place =
            switch identity.category {
            case .cell: hasItem(path) ? layout.layoutAttributesForItem(at: path) : nil
            case .supplementaryView:
                layout.layoutAttributesForSupplementaryView(ofKind: identity.kind, at: path)
            case .decorationView: layout.layoutAttributesForDecorationView(ofKind: identity.kind, at: path)
            }
        let start = place?.copy() as? UICollectionViewLayoutAttributes
        start?.alpha = 0
        return start
    }
}

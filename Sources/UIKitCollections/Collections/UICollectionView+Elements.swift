// The views of the visible elements.
extension UICollectionView {
    // MARK: Layout

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { counts = nil }
        isPrepared = false
        shownBounds = nil
        setNeedsLayout()
        adjust(by: context)
    }

    /// Changes size and offset of the content as a context says.
    private func adjust(by context: UICollectionViewLayoutInvalidationContext) {
        let (size, offset) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
        if size != .zero {
            contentSize = CGSize(
                width: contentSize.width + size.width, height: contentSize.height + size.height)
        }
        if offset != .zero {
            contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
        }
    }

    /// Prepares the layout. A layout that invalidates itself while it prepares is prepared again, at
    /// most ten times.
    func prepareLayout() {
        for _ in 0..<10 where !isPrepared {
            (isPrepared, wasPrepared) = (true, true)
            shownBounds = nil
            if measuredWidth != bounds.width { collectionViewLayout.measurements.age() }
            measuredWidth = bounds.width
            _ = countedItems
            collectionViewLayout.prepare()
            contentSize = collectionViewLayout.collectionViewContentSize
        }
    }

    func adoptLayout(inPlaceOf old: UICollectionViewLayout?) {
        _ = menus
        let layout = collectionViewLayout
        if let other = layout.owner, other !== self {
            report(
                "its layout is used by \(RunContext.current.name(of: other)) already, but each collection view needs a layout of its own."
            )
        }
        if old?.owner === self { old?.owner = nil }
        layout.owner = self
        wasPrepared = false
        layout.invalidateLayout()
    }

    // MARK: Showing

    /// Creates views for the elements that have become visible and recycles those of the others.
    func showElements() {
        guard shownBounds != bounds, !isShowing else { return }
        for _ in 0..<Self.mostMeasurements {
            shownBounds = bounds
            let attributes = attributesInSight()
            isShowing = true
            UIView.withoutAnimation { recycleViews(except: attributes) }
            for attributes in attributes { show(attributes) }
            isShowing = false
            stack(attributes.map(\.identity))
            guard !mustReload, measure(attributes) else { break }
        }
        if mustReload {
            mustReload = false
            reloadData()
        }
    }

    /// Returns the attributes of the visible elements according to the layout, each element once,
    /// from back to front.
    private func attributesInSight() -> [UICollectionViewLayoutAttributes] {
        let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let seen = all.filter { $0.frame.overlaps(bounds) && isInData($0.identity) }
        let ordered = Self.areOrdered(seen) ? seen : Self.ordered(seen)
        guard let inHand = liftedAttributes() else { return ordered }
        return ordered.filter { $0.identity != inHand.identity } + [inHand]
    }

    /// Returns whether each element is there once, from back to front, as layouts mostly have them.
    private static func areOrdered(_ all: [UICollectionViewLayoutAttributes]) -> Bool {
        zip(all, all.dropFirst()).allSatisfy { $0.zIndex <= $1.zIndex && $0.identity < $1.identity }
    }

    /// Returns the last attributes of each element, from back to front.
    private static func ordered(
        _ all: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        let latest = Dictionary(zip(all.map(\.identity), all)) { $1 }
        return latest.sorted { ($0.value.zIndex, $0.key) < ($1.value.zIndex, $1.key) }.map(\.value)
    }

    private func isInData(_ identity: ElementIdentity) -> Bool {
        guard identity.category == .cell, !hasItem(identity.indexPath) else { return true }
        let layout = "\(type(of: collectionViewLayout))"
        report(
            "\(layout) has attributes for item \(identity.indexPath.text), which does not exist; \(sectionsText)."
        )
        return false
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let identity = attributes.identity
        takeBack(identity)
        if let view = views[identity] {
            // What code has changed of a view in sight, such as the transform of a cell during a scroll,
            // stays until its attributes change, as in UIKit from iOS 7 on.
            if view.appliedAttributes != attributes { apply(attributes, to: view) }
            return
        }
        UIView.withoutAnimation {
            attributesInHand = attributes
            defer { attributesInHand = nil }
            guard let view = makeView(identity), accept(view, for: identity) else { return }
            view.shownElement = identity
            views[identity] = view
            place(view, by: startAttributes(for: attributes) ?? attributes)
            showState(of: view, identity)
            willDisplay(view, identity)
            addSubview(view)
        }
        if let view = views[identity] {
            if appearing != nil || animatedBounds != nil { place(view, by: attributes) }
            remember(attributes, for: view)
        }
    }

    private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        place(view, by: attributes)
        remember(attributes, for: view)
    }

    /// Keeps a copy of the attributes of a view, since layouts and animators change theirs in place.
    private func remember(_ attributes: UICollectionViewLayoutAttributes, for view: UICollectionReusableView)
    {
        view.appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    }

    private func makeView(_ identity: ElementIdentity) -> UICollectionReusableView? {
        switch identity.category {
        case .cell:
            dataSource?.collectionView(
                self, cellForItemAt: movement?.dataPath(of: identity.indexPath) ?? identity.indexPath)
        case .supplementaryView:
            dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: identity.kind, at: identity.indexPath)
        case .decorationView:
            pool.takeWaiting(.decoration(identity.kind))
                ?? collectionViewLayout.makeDecorationView(identity.kind)
        }
    }

    private func accept(_ view: UICollectionReusableView, for identity: ElementIdentity) -> Bool {
        guard let other = view.shownElement, other != identity || views[identity] != nil else { return true }
        report(
            "the data source gave the view of \(other.name) to \(identity.name) too, but each needs its own from a dequeue method."
        )
        return false
    }

    func place(_ view: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes) {
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        if view.center != attributes.center { view.center = attributes.center }
        setTransform(of: view, by: attributes)
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
        view.appliedAttributes = nil
        view.apply(attributes)
    }

    private func setTransform(
        of view: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes
    ) {
        guard attributes.hasFiniteTransform else { return view.storage.loseTransform() }
        let isLost = !view.storage.hasFiniteTransform
        if attributes.tilt != nil || view.isTilted {
            view.isTilted = attributes.tilt != nil
            if isLost || view.layer.transform != attributes.transform3D {
                view.layer.transform = attributes.transform3D
            }
        } else if isLost || view.transform != attributes.transform {
            view.transform = attributes.transform
        }
    }

    private func showState(of view: UICollectionReusableView, _ identity: ElementIdentity) {
        guard let cell = view as? UICollectionViewCell else { return }
        cell.isSelected = selection.contains(identity.indexPath)
        cell.isHighlighted = highlightedItem == identity.indexPath
    }

    /// Orders the views as their elements, behind all other views that the scene has added.
    private func stack(_ order: [ElementIdentity]) {
        shown = order.filter { views[$0] != nil }
        let behind = [backgroundView].compactMap { $0 } + (swipes?.buttonsViews ?? [])
        let bottom: [UIView] = behind + departing
        var elements: [UIView] = bottom + shown.compactMap { views[$0] }
        if let lifted, let index = elements.firstIndex(of: lifted) {
            elements.append(elements.remove(at: index))
        }
        if zip(elements, subviews).allSatisfy({ $0 === $1 }) && subviews.count >= elements.count { return }
        let others = subviews.filter { view in
            (view as? UICollectionReusableView)?.shownElement == nil && !bottom.contains(view)
        }
        reorderSubviews(elements + others)
    }

    // MARK: Reuse

    private func recycleViews(except attributes: [UICollectionViewLayoutAttributes]) {
        let kept = Set(attributes.map(\.identity))
        dismiss(shown.filter { !kept.contains($0) })
    }

    /// Removes the views of elements and keeps them for reuse.
    func recycle(_ identities: [ElementIdentity]) {
        for identity in identities {
            if let view = views.removeValue(forKey: identity) { discard(view, identity) }
        }
    }

    /// Removes the view of an element that is shown no more, and keeps it for reuse.
    func discard(_ view: UICollectionReusableView, _ identity: ElementIdentity) {
        view.shownElement = nil
        view.storage.endAdditions()
        view.removeFromSuperview()
        didEndDisplaying(view, identity)
        if let identifier = view.identifier { pool.put(view, key(of: identity, identifier)) }
    }

    /// Invalidates the layout for changed data, and keeps the views.
    func invalidateForUpdate() {
        let context = collectionViewLayout.makeContext()
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    private func key(of identity: ElementIdentity, _ identifier: String) -> ReusePool.Key {
        switch identity.category {
        case .cell: .cell(identifier)
        case .supplementaryView: .supplementary(identity.kind, identifier)
        case .decorationView: .decoration(identity.kind)
        }
    }

    /// Returns a view for an element with the layout's attributes applied; nil, after a report, if
    /// no class is registered.
    func dequeue(_ key: ReusePool.Key, for identity: ElementIdentity) -> UICollectionReusableView? {
        if let reconfigured, reconfigured.shownElement == identity,
            key == self.key(of: identity, reconfigured.identifier ?? "")
        {
            return reconfigured
        }
        let attributes = attributesForDequeue(identity)
        // Code in `init(frame:)` lays out by the size.
        guard let view = pool.take(key, frame: attributes?.frame ?? .zero) else {
            report(
                "no class is registered for the \(key.kind.isEmpty ? "cells" : "views of kind '\(key.kind)' and") '\(key.identifier)': call register first."
            )
            return nil
        }
        // The code that fills the cell asks for its default content before the cell is in the list.
        (view as? UICollectionViewListCell)?.part = ListPart(of: identity, in: collectionViewLayout)
        UIView.withoutAnimation {
            if let attributes { place(view, by: attributes) }
        }
        return view
    }

    private func attributesForDequeue(_ identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
        if let attributesInHand, attributesInHand.identity == identity { return attributesInHand }
        guard identity.category != .cell || requireItem(identity.indexPath, "dequeueReusableCell") else {
            return nil
        }
        return identity.category == .cell
            ? collectionViewLayout.layoutAttributesForItem(at: identity.indexPath)
            : collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: identity.kind, at: identity.indexPath)
    }

    // MARK: Delegate

    private func willDisplay(_ view: UICollectionReusableView, _ identity: ElementIdentity) {
        guard let delegate = collectionDelegate else { return }
        if let cell = view as? UICollectionViewCell, identity.category == .cell {
            delegate.collectionView(self, willDisplay: cell, forItemAt: identity.indexPath)
        } else {
            delegate.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: identity.kind,
                at: identity.indexPath)
        }
    }

    private func didEndDisplaying(_ view: UICollectionReusableView, _ identity: ElementIdentity) {
        guard let delegate = collectionDelegate else { return }
        if let cell = view as? UICollectionViewCell, identity.category == .cell {
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: identity.indexPath)
        } else {
            delegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: identity.kind,
                at: identity.indexPath)
        }
    }
}

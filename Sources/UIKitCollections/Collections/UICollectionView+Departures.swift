// Views whose elements an update moves out of sight: they go to the new places, and are reused afterwards.
extension UICollectionView {
    /// Takes the views of elements away that are no longer in sight, for reuse. During an update those that
    /// were there before it stay for its animation.
    func dismiss(_ identities: [ElementIdentity]) {
        guard let present else { return recycle(identities) }
        for identity in identities {
            if let view = views[identity], present[identity] === view {
                views[identity] = nil
                departing.append(view)
            } else {
                recycle([identity])
            }
        }
    }

    /// Takes the view of an element back that is in sight after all, now that others were measured.
    func takeBack(_ identity: ElementIdentity) {
        guard let view = present?[identity], let index = departing.firstIndex(of: view) else { return }
        departing.remove(at: index)
        views[identity] = view
    }

    /// Moves the views that leave the sight in an update to the places of their elements, or fades those out
    /// whose elements have none any more. Returns them.
    func moveDeparting() -> [Leaving] {
        let gone = (present ?? [:]).filter { departing.contains($0.value) }.sorted { $0.key < $1.key }
        present = nil
        return gone.map { identity, view in
            // A data source can reload the data while it fills a cell.
            let isKnown = isPrepared && (identity.category != .cell || hasItem(identity.indexPath))
            let end = isKnown ? place(of: identity, in: collectionViewLayout) : nil
            if let end { place(view, by: end) } else { view.alpha = 0 }
            // A row keeps its lines and corners on the way, but its index path is that of this update only.
            view.layOutSubtree()
            view.shownElement = nil
            return Leaving(view: view, identity: identity, end: end)
        }
    }

    /// Removes views that have left, and keeps them for reuse.
    func discard(_ leaving: [Leaving]) {
        departing.removeAll { view in leaving.contains { $0.view === view } }
        for gone in leaving { discard(gone.view, gone.identity) }
    }
}

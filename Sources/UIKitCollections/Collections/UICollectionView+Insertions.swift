// Supplementary and decoration views that a layout inserts and deletes in an update of the items.
extension UICollectionView {
    /// Takes the views out of sight that the layout deletes, by their places before the update. Returns them.
    func takeDeleted(_ update: ListUpdate) -> [Leaving] {
        let layout = collectionViewLayout
        let deleted = identities(
            supplementary: { layout.indexPathsToDeleteForSupplementaryView(ofKind: $0) },
            decoration: { layout.indexPathsToDeleteForDecorationView(ofKind: $0) })
        return deleted.compactMap { identity in
            guard let after = update.identity(after: identity), let view = views.removeValue(forKey: after)
            else { return nil }
            view.shownElement = nil
            shown.removeAll { $0 == after }
            appearing?[after] = nil
            return Leaving(view: view, identity: identity)
        }
    }

    /// Lets the views that the layout inserts appear as new ones, also where others were at their places
    /// before the update.
    func noteInserted() {
        let layout = collectionViewLayout
        let inserted = identities(
            supplementary: { layout.indexPathsToInsertForSupplementaryView(ofKind: $0) },
            decoration: { layout.indexPathsToInsertForDecorationView(ofKind: $0) })
        for identity in inserted { appearing?[identity] = nil }
    }

    /// Asks for the places of each registered kind of views.
    private func identities(
        supplementary: (String) -> [IndexPath], decoration: (String) -> [IndexPath]
    ) -> [ElementIdentity] {
        pool.supplementaryKinds.flatMap { kind in
            supplementary(kind).map { ElementIdentity.supplementary(kind, $0) }
        }
            + collectionViewLayout.decorationKinds.flatMap { kind in
                decoration(kind).map { ElementIdentity.decoration(kind, $0) }
            }
    }
}

extension SnapshotChange {
    @MainActor func show(in view: UICollectionView) {
        view.deleteSections(sections.deleted)
        view.insertSections(sections.inserted)
        for (from, to) in sections.moved { view.moveSection(from, toSection: to) }
        view.deleteItems(at: deleted)
        view.insertItems(at: inserted)
        for move in moved { view.moveItem(at: move.from, to: move.to) }
        view.reloadItems(at: reloaded)
    }
}

// Which items are selected, by code and by taps.
extension UICollectionView {
    /// The selected items in the order in which they were selected; nil for none.
    public var indexPathsForSelectedItems: [IndexPath]? {
        selection.items.isEmpty ? nil : selection.items
    }

    /// Selects an item, deselecting any other where only one can be selected, and scrolls to it. The delegate
    /// is not told. Nil deselects all; an item that does not exist is an error.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        guard let indexPath else { return deselectAll(except: 0) }
        guard requireItem(indexPath, "selectItem(at:)") else { return }
        if !allowsMultipleSelection {
            for other in selection.items where other != indexPath { deselect(other) }
        }
        select(indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item; the delegate is not told. One that is not selected changes nothing.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath)
    }

    /// Deselects all but the first few that were selected.
    func deselectAll(except number: Int) {
        for item in selection.items.dropFirst(number) { deselect(item) }
    }

    private func select(_ indexPath: IndexPath) {
        selection.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
    }

    private func deselect(_ indexPath: IndexPath) {
        guard selection.contains(indexPath) else { return }
        selection.remove(indexPath)
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Touches

    /// A finger was laid on an item: it is highlighted if the delegate lets it.
    func touchDown(at indexPath: IndexPath) {
        guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
            return
        }
        highlightedItem = indexPath
        cellForItem(at: indexPath)?.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    /// The finger was lifted from the highlighted item, which is selected or deselected if it was a tap.
    func touchUp(isTap: Bool) {
        guard let indexPath = highlightedItem else { return }
        highlightedItem = nil
        cellForItem(at: indexPath)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
        if isTap && allowsSelection { tap(indexPath) }
    }

    /// Where several can be selected, a tap on a selected item deselects it; where one can, a tap on it selects
    /// it again.
    private func tap(_ indexPath: IndexPath) {
        if allowsMultipleSelection && selection.contains(indexPath) { return deselectByTap(indexPath) }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
        if !allowsMultipleSelection {
            for other in selection.items where other != indexPath {
                deselect(other)
                collectionDelegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        select(indexPath)
        collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    private func deselectByTap(_ indexPath: IndexPath) {
        guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
            return
        }
        deselect(indexPath)
        collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
    }
}

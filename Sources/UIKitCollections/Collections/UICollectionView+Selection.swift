// The selection of items, by code and by taps.
extension UICollectionView {
    /// The index paths of the selected items, in the order of selection; nil for none.
    public var indexPathsForSelectedItems: [IndexPath]? {
        selection.items.isEmpty ? nil : selection.items
    }

    /// A Boolean value that indicates whether focus returns to its item; default false. It has no effect.
    public var remembersLastFocusedIndexPath: Bool {
        get { selection.remembersFocus }
        set {
            warnOfNoEffect(
                "UICollectionView.remembersLastFocusedIndexPath", selection.remembersFocus, newValue)
            selection.remembersFocus = newValue
        }
    }

    /// A Boolean value that indicates whether the item that a keyboard's focus reaches is selected; default
    /// false. It has no effect.
    public var selectionFollowsFocus: Bool {
        get { selection.followsFocus }
        set {
            warnOfNoEffect("UICollectionView.selectionFollowsFocus", selection.followsFocus, newValue)
            selection.followsFocus = newValue
        }
    }

    /// A Boolean value that indicates whether taps select an item while cells are edited; default false.
    public var allowsSelectionDuringEditing: Bool {
        get { selection.isAllowedInEditing }
        set { selection.isAllowedInEditing = newValue }
    }

    /// A Boolean value that indicates whether taps select several items while cells are edited; default
    /// false.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { selection.isMultipleInEditing }
        set { selection.isMultipleInEditing = newValue }
    }

    /// A Boolean value that indicates whether taps select items now.
    private var selectsByTaps: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// A Boolean value that indicates whether several items may be selected now.
    private var selectsMany: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func select(_ indexPath: IndexPath?, scrollPosition: ScrollPosition, animated: Bool) {
        guard allowsSelection else { return }
        guard let indexPath else { return deselectAll(except: 0) }
        guard requireItem(indexPath, "selectItem(at:)") else { return }
        if !selectsMany {
            for other in selection.items where other != indexPath { deselect(other) }
        }
        select(indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects all items but the first few selected, whose number is given.
    func deselectAll(except number: Int) {
        for item in selection.items.dropFirst(number) { deselect(item) }
    }

    private func select(_ indexPath: IndexPath) {
        selection.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
    }

    func deselect(_ indexPath: IndexPath) {
        guard selection.contains(indexPath) else { return }
        selection.remove(indexPath)
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Touches

    /// Highlights the item on which a finger was put down, if the delegate allows it.
    func touchDown(at indexPath: IndexPath) {
        guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
            return
        }
        highlightedItem = indexPath
        cellForItem(at: indexPath)?.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    /// Ends the highlight after the finger was lifted or its touch canceled; a tap selects or deselects the
    /// item before, in the order of calls that the header of `UICollectionViewDelegate` lists.
    func touchUp(isTap: Bool) {
        guard let tapped = highlightedItem else { return }
        if isTap && selectsByTaps { tap(tapped) }
        // The delegate may have reloaded or updated the data.
        guard let indexPath = highlightedItem else { return }
        highlightedItem = nil
        cellForItem(at: indexPath)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }

    /// Responds to a tap. With multiple selection, a tap on a selected item deselects it;
    /// without, it selects the item again.
    private func tap(_ indexPath: IndexPath) {
        if selectsMany && selection.contains(indexPath) { return deselectByTap(indexPath) }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
        if !selectsMany {
            for other in selection.items where other != indexPath {
                deselect(other)
                collectionDelegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        select(indexPath)
        collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
        cellForItem(at: indexPath)?.selectionHandler?()
    }

    private func deselectByTap(_ indexPath: IndexPath) {
        guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
            return
        }
        deselect(indexPath)
        collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
    }
}

// The rows of a list that fingers swipe aside.
extension UICollectionView: SwipedList {
    package var letsSwipe: Bool { !isEditing }

    package func buttonsDidChange(of row: UIView, areShown: Bool) {}

    /// Lets the rows of a list be swiped, from the first one on that has a list with actions.
    func allowSwipes(in list: UICollectionLayoutListConfiguration) {
        guard swipes == nil, list.hasSwipeActions else { return }
        swipes = RowSwipes(self)
    }

    package func swipedRow(at point: CGPoint) -> UIView? {
        indexPathForItem(at: point).flatMap { cellForItem(at: $0) }
    }

    package func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let cell = row as? UICollectionViewCell, let path = indexPath(for: cell),
            let list = cell.listOfRow
        else { return nil }
        let provider =
            isLeading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        return provider?(path)
    }

    package func restingFrame(of row: UIView) -> CGRect? {
        guard let cell = row as? UICollectionViewCell, cell.superview === self,
            let path = indexPath(for: cell)
        else { return nil }
        return layoutAttributesForItem(at: path)?.frame
    }

    package func hasInsetGroup(around row: UIView) -> Bool {
        (row as? UICollectionViewCell)?.listOfRow?.appearance == .insetGrouped
    }

    /// Inserts the buttons behind all cells, whose order is that of their items.
    package func insert(_ buttons: UIView, behind row: UIView) {
        if let backgroundView {
            insertSubview(buttons, aboveSubview: backgroundView)
        } else {
            insertSubview(buttons, at: 0)
        }
    }
}

/// The rows of a list that open and close, as its data source describes them.
@MainActor struct OutlineRows {
    /// The closure that returns true for a row whose children are shown.
    let isOpen: (IndexPath) -> Bool
    /// The closure that opens a row or closes it; it returns false for a row that belongs to no outline.
    let toggle: (IndexPath) -> Bool
}

extension UICollectionView {
    /// Opens or closes a row of an outline that was tapped at a point. Returns false for other rows.
    func toggleOutline(at path: IndexPath, _ point: CGPoint) -> Bool {
        guard let cell = cellForItem(at: path) as? UICollectionViewListCell,
            let disclosure = cell.disclosure(at: convert(point, to: cell))
        else { return false }
        if let handler = disclosure.actionHandler {
            handler()
        } else {
            guard outline?.toggle(path) == true else { return false }
        }
        UIView.animate(withDuration: Self.updateDuration) {
            cell.setNeedsLayout()
            cell.layOutSubtree()
        }
        return true
    }
}

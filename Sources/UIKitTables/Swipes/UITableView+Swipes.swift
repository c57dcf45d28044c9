// The rows of a table that fingers swipe aside.
extension UITableView: SwipedList {
    package var letsSwipe: Bool { !isEditing }

    package func buttonsDidChange(of row: UIView, areShown: Bool) {
        // A cell may lay its content out in another way beside uncovered buttons.
        row.setNeedsLayout()
        let path = path(ofRow: row)
        if !areShown {
            tableDelegate?.tableView(self, didEndEditingRowAt: path)
        } else if let path {
            tableDelegate?.tableView(self, willBeginEditingRowAt: path)
        }
    }

    package func swipedRow(at point: CGPoint) -> UIView? {
        indexPathForRow(at: point).flatMap { cellForRow(at: $0) }
    }

    package func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let path = path(ofRow: row) else { return nil }
        guard dataSource?.tableView(self, canEditRowAt: path) != false else { return nil }
        if isLeading {
            return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
            return own
        }
        let actions = tableDelegate?.tableView(self, editActionsForRowAt: path)
        return actions.map { UISwipeActionsConfiguration(actions: $0.map { $0.contextual(at: path) }) }
            ?? deletion(ofRow: path)
    }

    /// Returns the button that deletes a row; nil where the data source has no method for that, or the
    /// delegate gives the row another mark.
    private func deletion(ofRow path: IndexPath) -> UISwipeActionsConfiguration? {
        let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        guard style == .delete, dataSource?.responds(to: Selector("tableView:commit:forRowAt:")) == true
        else {
            return nil
        }
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
            [weak self] _, _, finish in
            if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    package func restingFrame(of row: UIView) -> CGRect? { path(ofRow: row).flatMap { rows.frame(of: $0) } }

    package func hasInsetGroup(around row: UIView) -> Bool { style == .insetGrouped }

    package func insert(_ buttons: UIView, behind row: UIView) { insertSubview(buttons, belowSubview: row) }

    private func path(ofRow row: UIView) -> IndexPath? {
        (row as? UITableViewCell).flatMap { indexPath(for: $0) }
    }
}

// The rows that taps select.
extension UITableView {
    /// Responds to a tap on a row. The delegate is called in the order of a device: it chooses the row, then
    /// the rows selected before are deselected, and last it learns of the selection. A tap on a selected row
    /// deselects it where several can be selected, and selects it again elsewhere.
    func tap(_ path: IndexPath) {
        if selectsMany, selected.contains(path) { return deselectByTap(path) }
        guard let wanted = chosenRow(for: path) else { return }
        if !selectsMany { for other in selected where other != wanted { deselectByTap(other) } }
        select(wanted, animated: false)
        tableDelegate?.tableView(self, didSelectRowAt: wanted)
        cells[wanted]?.selectionHandler?()
    }

    private func chosenRow(for path: IndexPath) -> IndexPath? {
        guard let tableDelegate else { return path }
        return tableDelegate.tableView(self, willSelectRowAt: path)
    }

    /// Deselects the row that the delegate chooses; none where it chooses none.
    private func deselectByTap(_ path: IndexPath) {
        guard let tableDelegate else { return deselectRow(at: path, animated: false) }
        guard let wanted = tableDelegate.tableView(self, willDeselectRowAt: path) else { return }
        deselectRow(at: wanted, animated: false)
        tableDelegate.tableView(self, didDeselectRowAt: wanted)
    }

    /// Selects a row besides those that are selected.
    func select(_ path: IndexPath, animated: Bool) {
        if !selected.contains(path) { selected.append(path) }
        cells[path]?.setSelected(true, animated: animated)
    }

    /// Ends the highlight of the row under a finger; returns the row.
    @discardableResult func endHighlight() -> IndexPath? {
        guard let path = highlighted else { return nil }
        highlighted = nil
        cells[path]?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
        return path
    }
}

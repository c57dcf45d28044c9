// Rows that are edited.
extension UITableView {
    /// True while taps select rows.
    var letsSelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// True while several rows can be selected.
    var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func changeEditing(to isOn: Bool, _ animated: Bool) {
        guard isOn != isEdited else { return }
        swipes.close()
        cancelMoving()
        isEdited = isOn
        // The selection of rows that were edited ends with that, as on iOS 26.1.
        if !isOn || !letsSelect { for path in selected { deselectRow(at: path, animated: animated) } }
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where cell.superview === self {
            adaptEditing(of: cell, at: path, animated)
        }
    }

    /// Gives a cell the mark and the grip of its row.
    func adaptEditing(of cell: UITableViewCell, at path: IndexPath, _ animated: Bool = false) {
        guard isEditing else { return cell.setEditing(false, animated: animated) }
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
        let selectsMany = allowsMultipleSelectionDuringEditing
        let style: UITableViewCell.EditingStyle =
            canEdit && !selectsMany
            ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        let isIndented = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        let canMove = canMove(path)
        cell.changeEdits {
            $0.style = style
            $0.isSelectable = canEdit && selectsMany
            $0.isIndented = canEdit && isIndented
            $0.isMovable = canMove
        }
        cell.setEditing(canEdit || canMove, animated: animated)
    }

    /// Responds to a tap on the mark of a row: its buttons are uncovered, or the data source adds a row.
    func markWasTapped(_ form: EditControl.Form, of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch form {
        case .minus: swipes.uncover(cell)
        case .plus: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .circle: break
        }
    }
}

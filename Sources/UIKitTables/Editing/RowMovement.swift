/// A row that a finger moves by its grip, while the others make room and the data is as before.
struct RowMovement {
    /// The place of the row in the data, and its place among the rows that are shown.
    var item: ItemMovement
    /// The cell of the row.
    let cell: UITableViewCell
    /// The distance of the row's upper edge from the finger, in points.
    let offset: CGFloat
    /// The upper edge of the row, in points of the content.
    var top: CGFloat
}

extension IndexPath {
    /// Returns the place of a row after another one has moved.
    func after(_ path: IndexPath, movesTo newPath: IndexPath) -> IndexPath {
        if self == path { return newPath }
        var row = row
        if section == path.section, row > path.row { row -= 1 }
        if section == newPath.section, row >= newPath.row { row += 1 }
        return IndexPath(row: row, section: section)
    }
}

extension UITableViewController {
    /// Returns a table of a style that fills the screen, or the one that is drawn. The controller is its data
    /// source and its delegate, unless others are drawn.
    func makeTable(_ style: UITableView.Style, drawn: UIView?) -> UIView {
        let view = drawn ?? UITableView(frame: UIScreen.main.bounds, style: style)
        if drawn == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        return (view as? UITableView).map { connected($0) } ?? view
    }

    /// Makes the controller the data source and the delegate of a table that has none, and returns the table.
    func connected(_ table: UITableView) -> UITableView {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
        return table
    }

    /// Prepares a table that is about to be seen.
    func prepare(_ table: UITableView, _ room: KeyboardRoom, _ animated: Bool) {
        room.begin(in: table)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in table.selected { table.deselectRow(at: path, animated: animated) }
    }
}

extension UITableViewController {
    /// Returns a table as large as the screen, with the controller as its data source and delegate.
    func makeTable(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (table.dataSource, table.delegate) = (self, self)
        return table
    }
}

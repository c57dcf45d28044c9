/// An object that prepares the data of rows before they are seen.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Prepares the data of rows that a scroll may bring into sight, the nearest first: those within one
    /// screen ahead, each once until it is seen or canceled.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Ends the preparation of rows that are not needed: the scroll has turned, or has jumped elsewhere.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

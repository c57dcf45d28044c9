/// The object that follows the text of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Notifies the object that the search has begun or ended.
    func updateSearchResults(for searchController: UISearchController)
}

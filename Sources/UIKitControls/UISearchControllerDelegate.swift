/// The delegate of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Notifies the delegate that the search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Notifies the delegate that the search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
}

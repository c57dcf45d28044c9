/// The delegate of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Asks the delegate to show the search bar of a search that code begins. A film never calls it: the
    /// navigation bar shows the search bar.
    func presentSearchController(_ searchController: UISearchController)
    /// Notifies the delegate that the search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Notifies the delegate that the search has begun, at the end of its animation.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Notifies the delegate that the search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Notifies the delegate that the search has ended, at the end of its animation.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
}

/// The delegate of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Lets the delegate present the search that begins. A film presents it in any case.
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

/// The methods with which a delegate follows a search; all are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns a Boolean value that indicates whether editing may begin; default true.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Notifies the delegate that editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns a Boolean value that indicates whether editing may end; default true.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Notifies the delegate that editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Notifies the delegate that the text has changed, by typing or the button that clears it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns a Boolean value that indicates whether typed text is accepted; default true.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Notifies the delegate that the search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Notifies the delegate that the cancel button was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Notifies the delegate that the bookmark button was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Notifies the delegate that the button of results was pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Notifies the delegate that another scope was selected.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

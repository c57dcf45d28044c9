extension UISearchController {
    /// The moments at which the scopes appear.
    public enum ScopeBarActivation: Int, Sendable {
        /// With the beginning of the search.
        case automatic = 0
        /// When code shows them.
        case manual
        /// With the first letter.
        case onTextEntry
        /// With the beginning of the search.
        case onSearchActivation
    }

    /// Shows or hides the scopes as the search and its text want.
    func showScopes() {
        switch scopeBarActivation {
        case .automatic where !automaticallyShowsScopeBar, .manual: break
        case .automatic, .onSearchActivation: searchBar.showsScopeBar = isActive
        case .onTextEntry: searchBar.showsScopeBar = isActive && searchBar.searchTextField.hasText
        }
    }
}

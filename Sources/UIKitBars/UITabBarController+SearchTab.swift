@_spi(UIKitInternals) import UIKitCore

extension UITabBarController {
    /// Begins the search of the selected tab, if that is one of a search that wants so. Its cancel button
    /// leads back to the tab before.
    func activateSearch(comingFrom former: Int) {
        guard viewIfLoaded?.window != nil, shownTabs.indices.contains(selectedIndex),
            let tab = shownTabs[selectedIndex] as? UISearchTab, tab.automaticallyActivatesSearch,
            let search = searchOfSelectedTab
        else { return }
        search.didCancel = { [weak self] in self?.selectedIndex = former }
        view.layOutSubtree()
        search.isActive = true
        search.searchBar.becomeFirstResponder()
    }

    private var searchOfSelectedTab: UISearchController? {
        let shown = selectedViewController
        let content = (shown as? UINavigationController)?.topViewController ?? shown
        return content?.navigationItem.searchController
    }
}

/// The tab of a search, which in iOS 26 stands apart from the others, at the end of the bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// A Boolean value that indicates whether the selection of the tab begins the search of its navigation
    /// item, whose cancel button then leads back to the tab before; default false.
    open var automaticallyActivatesSearch = false

    /// Creates a tab with the word and the magnifier of the system.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }
}

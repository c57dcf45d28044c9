/// The tab of a search, which in iOS 26 stands apart from the others, at the end of the bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// A Boolean value that indicates whether the field gets the keyboard when the tab is selected; default
    /// false. It has no effect.
    open var automaticallyActivatesSearch = false {
        didSet {
            warnOfNoEffect("UISearchTab.automaticallyActivatesSearch", oldValue, automaticallyActivatesSearch)
        }
    }

    /// Creates a tab with the word and the magnifier of the system.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }
}

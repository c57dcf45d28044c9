extension UITabBarController {
    /// The ways in which tabs are shown.
    public enum Mode: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// A bar.
        case tabBar
        /// A bar that tablets turn into a sidebar.
        case tabSidebar
    }

    /// The sidebar of tablets, which phones do not show.
    @preconcurrency @MainActor open class Sidebar: NSObject {
        /// A Boolean value that indicates whether the sidebar is hidden; always true.
        open var isHidden: Bool {
            get { true }
            set { if !newValue { warnOfNoEffect("UITabBarController.Sidebar.isHidden") } }
        }
    }

    /// Creates a controller of tabs.
    public convenience init(tabs: [UITab]) {
        self.init()
        self.tabs = tabs
    }

    /// The tabs; empty for a controller whose controllers were given without.
    public var tabs: [UITab] {
        get { givenTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces all tabs. The selected one stays where it is among the new ones.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in givenTabs where !tabs.contains(tab) { tab.join(nil) }
        for tab in tabs { tab.join(self) }
        givenTabs = tabs
        tabsDidChange()
    }

    /// The selected tab, at any depth; nil for none.
    public var selectedTab: UITab? {
        get {
            guard shownTabs.indices.contains(selectedIndex) else { return nil }
            var tab = shownTabs[selectedIndex]
            while let child = (tab as? UITabGroup)?.selectedChild { tab = child }
            return tab
        }
        set {
            guard let newValue else { return }
            var root = newValue
            while let group = root.parent {
                group.selectedChild = root
                root = group
            }
            if let index = shownTabs.firstIndex(of: root) { selectedIndex = index }
        }
    }

    /// Returns a tab by its identifier, at any depth; nil for none.
    public func tab(forIdentifier identifier: String) -> UITab? {
        for tab in givenTabs {
            if tab.identifier == identifier { return tab }
            if let inner = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return inner }
        }
        return nil
    }

    /// The tabs that the bar shows.
    var shownTabs: [UITab] { givenTabs.filter { !$0.isHidden && $0.shownController != nil } }

    /// Shows the tabs and their controllers after a change.
    func tabsDidChange() {
        let former = selectedViewController
        let controllers = shownTabs.compactMap(\.shownController)
        setControllers(controllers, selecting: controllers.firstIndex { $0 === former } ?? 0)
    }

    /// Hides the bar below the screen, or shows it.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isTabBarHidden else { return }
        isTabBarHidden = hidden
        barMayHide(animated: animated)
    }

    /// The way in which tabs are shown: a phone has a bar in each.
    public var mode: Mode {
        get { .automatic }
        set { if newValue == .tabSidebar { warnOfNoEffect("UITabBarController.mode") } }
    }

    /// The sidebar, which phones do not show.
    public var sidebar: Sidebar { Sidebar() }
    /// The name under which the user's order of tabs is kept; default nil. It has no effect.
    public var customizationIdentifier: String? {
        get { nil }
        set { if newValue != nil { warnOfNoEffect("UITabBarController.customizationIdentifier") } }
    }
}

extension UIViewController {
    /// The tab that shows the controller; nil for none.
    public var tab: UITab? {
        let tabs = tabBarController?.tabs ?? []
        for tab in tabs {
            if tab.shownController === self { return tab }
            if let group = tab as? UITabGroup,
                let child = group.children.first(where: { $0.viewController === self })
            {
                return child
            }
        }
        return (parent as? UINavigationController)?.tab
    }
}

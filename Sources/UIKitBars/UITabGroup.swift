/// A tab of other tabs. A phone shows it as one tab: with its own controller, or that of the selected child.
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// The looks of a group in a sidebar.
    public enum SidebarAppearance: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// The children alone.
        case inline
        /// A section with a title.
        case rootSection
    }

    /// The tabs of the group.
    open var children: [UITab] {
        didSet {
            for tab in oldValue where !children.contains(tab) {
                (tab.parent, tab.tabBarController) = (nil, nil)
            }
            adoptChildren()
            tabBarController?.tabsDidChange()
        }
    }
    /// The identifier of the child that is selected at first; nil, the default, for none.
    open var defaultChildIdentifier: String?
    /// The selected child; nil, the default, for none.
    open weak var selectedChild: UITab? { didSet { tabBarController?.tabsDidChange() } }
    /// The stack that shows the controllers of group and child; default nil.
    open var managingNavigationController: UINavigationController?
    /// The look in a sidebar, which phones do not have; default automatic.
    open var sidebarAppearance = SidebarAppearance.automatic
    /// A Boolean value that indicates whether users can order the children in a sidebar; default false.
    open var allowsReordering = false
    /// The identifiers of the children in the user's order.
    open var displayOrderIdentifiers: [String] = []
    /// The children in the user's order.
    open var displayOrder: [UITab] {
        let order = displayOrderIdentifiers
        return order.isEmpty
            ? children : order.compactMap { name in children.first { $0.identifier == name } }
    }
    /// The actions of the group in a sidebar; default none.
    open var sidebarActions: [UIAction] = []

    /// Creates a group.
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - identifier: The identifier.
    ///   - children: The tabs of the group.
    ///   - viewControllerProvider: The closure that makes the controller; nil for that of the selected child.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
        adoptChildren()
    }

    override var shownController: UIViewController? {
        viewController
            ?? (selectedChild ?? tab(forIdentifier: defaultChildIdentifier ?? "") ?? children.first)?
            .shownController
    }

    /// Returns a tab of the group by its identifier; nil for none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let inner = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return inner }
        }
        return nil
    }

    private func adoptChildren() {
        for tab in children {
            tab.parent = self
            tab.join(tabBarController)
        }
    }

    override func join(_ controller: UITabBarController?) {
        super.join(controller)
        for tab in children { tab.join(controller) }
    }
}

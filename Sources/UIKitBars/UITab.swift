@_spi(UIKitInternals) import UIKitCore

/// A tab of a tab bar controller, which makes its controller itself.
@preconcurrency @MainActor open class UITab: NSObject {
    /// The places of tabs on tablets, which have a sidebar.
    public enum Placement: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// The usual place.
        case `default`
        /// Optional: users can remove the tab from the bar.
        case optional
        /// Movable.
        case movable
        /// At the end of the bar, always.
        case pinned
        /// In the bar, always.
        case fixed
        /// In the sidebar alone.
        case sidebarOnly
    }

    /// The identifier.
    public let identifier: String
    /// The title.
    open var title: String { didSet { itemDidChange() } }
    /// The image; nil for none.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// The smaller text below the title in a sidebar, which phones do not show; default nil.
    open var subtitle: String?
    /// The text in a red field; default nil, for none.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// An object of the code's own that belongs to the tab; default nil.
    open var userInfo: Any?
    /// The place of the tab on tablets; default automatic. Phones show all tabs in their order.
    open var preferredPlacement = Placement.automatic
    /// A Boolean value that indicates whether users can hide the tab in a sidebar; default false.
    open var allowsHiding = false
    /// A Boolean value that indicates whether the tab is hidden at first; default false.
    open var isHiddenByDefault = false
    /// A Boolean value that indicates whether the tab is hidden; default false.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
    /// A Boolean value that indicates whether the tab can be selected; default true.
    open var isEnabled = true { didSet { itemDidChange() } }

    /// The controller that shows the tab; nil for none.
    open internal(set) weak var tabBarController: UITabBarController?
    /// The group of the tab; nil for none.
    open internal(set) weak var parent: UITabGroup?
    /// The entry of the tab in a bar.
    let item = UITabBarItem()
    private let provider: ((UITab) -> UIViewController)?
    private var ownController: UIViewController?

    /// Creates a tab.
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - identifier: The identifier.
    ///   - viewControllerProvider: The closure that makes the controller, when it is first needed.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (
            title, image, identifier, viewControllerProvider
        )
        super.init()
        itemDidChange()
    }

    /// The controller of the tab, which the closure makes; nil without one.
    open var viewController: UIViewController? {
        if ownController == nil { ownController = provider?(self) }
        return ownController
    }

    /// The controller that a bar shows for the tab.
    var shownController: UIViewController? { viewController }

    /// The nearest group of the tab with a stack of its own; nil for none.
    open var managingTabGroup: UITabGroup? {
        var group = parent
        while let candidate = group, candidate.managingNavigationController == nil {
            group = candidate.parent
        }
        return group
    }

    /// A Boolean value that indicates whether the tab has a place on the screen.
    open var hasVisiblePlacement: Bool { tabBarController != nil && !isHidden && parent == nil }

    private func itemDidChange() {
        (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
        item.isEnabled = isEnabled
        item.standsApart = self is UISearchTab
    }

    /// Makes a controller that of the tab.
    func join(_ controller: UITabBarController?) { tabBarController = controller }
}

/// The title and the buttons of a view controller in a navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The modes of a large title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the controller below.
        case automatic
        /// Large.
        case always
        /// Small.
        case never
    }

    /// The title; default nil.
    open var title: String? { didSet { didChange?() } }
    /// The text in a line of its own above the title and the buttons; default nil.
    open var prompt: String? { didSet { if prompt != oldValue { didChange?() } } }
    /// The view in place of the title; default nil.
    open var titleView: UIView? { didSet { didChange?() } }
    /// The back button of the next controller, which leads to this one; default nil, for a button with the
    /// title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }
    /// The title of the back button that leads to this controller; default nil, for `title`.
    open var backButtonTitle: String?
    /// The form of the back button that leads to this item; default its title.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange?() } }
    /// A Boolean value that indicates whether the back button is hidden; default false.
    open var hidesBackButton = false { didSet { didChange?() } }
    /// A Boolean value that indicates whether the back button is shown beside the buttons on the left;
    /// default false.
    open var leftItemsSupplementBackButton = false
    /// The mode of the title where the bar prefers large ones; default automatic.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange?() } }
    /// The place of the title in the row of the buttons; default navigator, for the middle.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange?() } } }
    /// The buttons on the left, from the edge; default nil.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            groups.leading = nil
            didChange?()
        }
    }
    /// The buttons on the right, from the edge; default nil.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            groups.trailing = nil
            didChange?()
        }
    }
    /// The name under which the places of groups that users move are kept; default nil. It has no effect.
    open var customizationIdentifier: String? {
        didSet {
            warnOfNoEffect("UINavigationItem.customizationIdentifier", oldValue, customizationIdentifier)
        }
    }
    /// The closure that returns the menu of the title, from the entries that the system suggests; nil, the
    /// default, for none. In a film these are none. The title then has a mark, and opens the menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange?() } }

    /// The object that follows the renaming of the title in the bar; default nil. It has no effect.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        didSet { if renameDelegate != nil { warnOfNoEffect("UINavigationItem.renameDelegate") } }
    }

    /// The groups of the buttons.
    var groups = BarButtonGroups()
    /// The document that the title is about, whose class is above this module; default nil.
    package var document: NSObject? { didSet { didChange?() } }
    /// The titles that bars of iOS 26 show besides the first one.
    package var titles = NavigationTitles() { didSet { didChange?() } }
    /// The view with the title and what is below it in a bar; nil before one has shown it.
    package var titlePair: UIView?

    /// The appearances of the bar for this item, whose class is above this module; default none.
    package var appearances = BarAppearances() { didSet { didChange?() } }

    /// The controller of a search, whose class is above this module; default nil.
    package var search: UIViewController? { didSet { didChange?() } }
    /// A Boolean value that indicates whether scrolling hides the search; default true.
    open var hidesSearchBarWhenScrolling = true { didSet { didChange?() } }

    /// The closure that notifies the bar of a change; nil without a bar.
    package var didChange: (() -> Void)?
    /// The closure with which the bar makes a change in an animation; nil without a bar.
    package var animateChange: ((() -> Void) -> Void)?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public override init() {
        super.init()
    }

    /// The first button on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the button on the left; animated, the old buttons fade out and the new one in.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated: animated) { leftBarButtonItem = item }
    }

    /// Sets the button on the right; animated, the old buttons fade out and the new one in.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated: animated) { rightBarButtonItem = item }
    }

    /// Sets the buttons on the left; animated, the old ones fade out and the new ones in.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { leftBarButtonItems = items }
    }

    /// Sets the buttons on the right; animated, the old ones fade out and the new ones in.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { rightBarButtonItems = items }
    }

    /// Hides or shows the back button; animated, it fades.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated: animated) { self.hidesBackButton = hidesBackButton }
    }

    private func change(animated: Bool, _ change: () -> Void) {
        guard animated, let animateChange else { return change() }
        animateChange(change)
    }
}

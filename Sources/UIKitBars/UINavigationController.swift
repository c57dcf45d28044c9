import UIKitControls
@_spi(UIKitInternals) import UIKitCore

/// A controller of a stack of controllers with a bar above them.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The kinds of change of a stack.
    public enum Operation: Int, Sendable {
        /// No change.
        case none = 0
        /// A controller was added.
        case push
        /// A controller was removed.
        case pop
    }

    /// The bar above the controllers.
    open var navigationBar: UINavigationBar { barInUse }
    /// The bar below the controllers.
    open var toolbar: UIToolbar! { toolbarInUse }
    /// The bar above, which a storyboard may replace by one of another class.
    package var barInUse = UINavigationBar() {
        didSet { if isViewLoaded, barInUse !== oldValue { replaceBar(oldValue) } }
    }
    /// The bar below, which a storyboard may replace by one of another class.
    package lazy var toolbarInUse = UIToolbar()
    /// The delegate; held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The recognizer of the drag from the left edge that leads back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
    private let popRecognizer = PopGestureRecognizer()
    /// A Boolean value that indicates whether swipes up hide the bars, down show them; default false.
    open var hidesBarsOnSwipe = false { didSet { connectHiding() } }
    /// A Boolean value that indicates whether a tap that no control takes hides or shows the bars; default
    /// false.
    open var hidesBarsOnTap = false { didSet { connectHiding() } }
    /// A Boolean value that indicates whether the keyboard hides the bars, which a tap shows again; default
    /// false.
    open var hidesBarsWhenKeyboardAppears = false { didSet { connectHiding() } }
    /// The recognizer of the swipe that hides the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// The recognizer of the tap that hides the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    private(set) lazy var barHiding = BarHiding(of: self)
    /// A Boolean value that indicates whether the bars are hidden where the height is compact, as on a phone
    /// on its side; default false. A tap does not show them there.
    open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether the bar below is hidden; default true.
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The view with the views of the controllers.
    let container = UIView()
    /// The scroll view that the bar follows; nil for none.
    weak var followed: UIScrollView?
    /// The controllers, from the first to the one shown.
    var stack: [UIViewController] = []
    /// True while the controllers of a new stack become children.
    private var isReplacingStack = false
    /// The controllers that the stack has given to that of a split controller, which shows them again.
    var givenPages: [UIViewController] = []
    /// The controller whose view is shown, or comes into sight.
    weak var shown: UIViewController?
    /// The controller of which the delegate has been notified.
    weak var announced: UIViewController?
    /// True from `willShow` to `didShow` of the delegate, at the first appearance of a controller.
    var isAnnouncing = false
    /// The driver of a way back that follows a finger; nil for none.
    var swipe: UIPercentDrivenInteractiveTransition?
    /// The animated change that begins before the next layout; nil for none.
    var pendingChange: StackChange?
    private var isBarHidden = false
    /// True while the bar below slides in or out.
    var isToolbarSliding = false
    /// The way of the bar below in the transition that runs; nil without one.
    var toolbarSlide: ToolbarSlide?

    /// Creates a controller with the first controller of its stack, which is no navigation controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        guard mayPush(rootViewController) else { return }
        stack = [rootViewController]
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    /// Creates a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: UIFoundation.Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }

    /// Creates a controller with an empty stack and bars of other classes, which are not used.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
    }

    /// Creates a controller with an empty stack. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        definesPresentationContext = true
    }

    /// True when code has given the controller an entry of its own.
    private var hasOwnTabBarItem = false
    /// The entry in a tab bar: its own where code sets it, or where it has a title or an image, or else that
    /// of the first controller.
    open override var tabBarItem: UITabBarItem! {
        get {
            let own = super.tabBarItem
            guard !hasOwnTabBarItem, own?.isBlank != false, let first = stack.first?.tabBarItem,
                !first.isBlank
            else { return own }
            return first
        }
        set {
            hasOwnTabBarItem = newValue != nil
            super.tabBarItem = newValue
        }
    }

    // MARK: Stack

    /// The controllers, from the first to the one shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller shown.
    open var topViewController: UIViewController? { stack.last }

    /// The controller presented above the stack, or else the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Adds a controller and shows it; animated, its view slides in from the right. One that is in the stack,
    /// and another navigation controller, are errors.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard mayPush(viewController) else { return }
        replaceStack(by: stack + [viewController], animated: animated && !stack.isEmpty)
    }

    /// Adds a child, which an empty stack shows as its first controller.
    open override func addChild(_ childController: UIViewController) {
        super.addChild(childController)
        guard stack.isEmpty, !isReplacingStack, childController.parent === self else { return }
        stack = [childController]
        updateBar()
        guard isViewLoaded, !awaitsFirstChild else { return }
        shown = childController
        ChildChange(from: nil, to: childController, in: container, isSeen: view.window != nil).show()
    }

    /// Removes the controller shown, unless it is the first; animated, its view slides out to the right.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        replaceStack(by: stack.dropLast(), animated: animated)
        return last
    }

    /// Removes all controllers but the first.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Removes the controllers above another one. One that is not in the stack is an error.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = requirePosition(of: viewController) else { return nil }
        let removed = Array(stack[(index + 1)...])
        replaceStack(by: Array(stack[...index]), animated: animated)
        return removed
    }

    /// Replaces all controllers, which must differ.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(by: distinct(viewControllers), animated: animated)
    }

    /// Shows a controller above the current one.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    private func replaceStack(by new: [UIViewController], animated: Bool) {
        let change = StackChange(old: stack, new: new)
        isReplacingStack = true
        change.begin(in: self)
        stack = new
        isReplacingStack = false
        guard isViewLoaded, !awaitsFirstChild, change.operation != .none || new.isEmpty, !isInOwnTransition
        else {
            change.end(in: self)
            return updateBar()
        }
        if animated, pendingChange != nil || (view.window != nil && childTransition == nil) {
            return postpone(change)
        }
        showAtOnce(change, animated: animated)
    }

    // MARK: Bars

    /// A Boolean value that indicates whether the bar is hidden by code or for lack of height; default false.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden || hidesBarsForHeight }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar; animated, it slides: at the beginning of a transition with the content, to or
    /// from a side.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        if animated, navigationBar.transition?.takesSlide() != true {
            UIView.animate(withDuration: MotionConstants.current.barDuration) { self.view.layOutSubtree() }
        }
    }

    /// Hides or shows the bar below; animated, it slides over the lower edge, or at the beginning of a
    /// transition with the content, to or from a side.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        let isAnimated = animated && hidden != isToolbarHidden && viewIfLoaded?.window != nil
        let slides = isAnimated && toolbarSlide?.takesSlide() != true
        isToolbarSliding = slides
        isToolbarHidden = hidden
        if slides { slideToolbar() }
    }

    @_spi(UIKitInternals) open override func toolbarItemsDidChange(of child: UIViewController) {
        guard child === stack.last else { return }
        toolbar.items = child.toolbarItems
        viewIfLoaded?.setNeedsLayout()
    }

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        key == "navigationBar" ? KeyedValue(self, \.barInUse) : super.keyedValue(key)
    }

    // MARK: View

    /// Creates the view with the bars.
    open override func viewDidLoad() {
        super.viewDidLoad()
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container)
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        toolbar.isOfController = true
        toolbar.translucencyDidChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        connectBar()
        popRecognizer.edges = .left
        popRecognizer.mayBegin = { [weak self] in self?.leadsBackBySwipe ?? false }
        popRecognizer.addHandler { [weak self] in self?.followSwipe($0) }
        view.addGestureRecognizer(popRecognizer)
        connectHiding()
        updateBar()
        // Controllers read the height of the bar while their views load.
        layOutNavigationBar()
        if shown == nil { showFirstChild { [self] in showFirst(isSeen: $0) } }
    }

    /// Notifies the controller shown, and then the delegate.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        announceTop()
    }

    /// Notifies the controller shown, and then the delegate.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        endAnnouncement()
    }

    /// Puts the bars at the edges.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        navigationBar.followHeight()
        toolbar.followHeight()
        layOutNavigationBar()
        placeToolbar()
        if !isInOwnTransition { placeChildren() }
        follow(contentScrollView)
        followed?.setNeedsLayout()
        followEnd()
    }

    @_spi(UIKitInternals) open override func barInsets(of child: UIViewController) -> UIEdgeInsets {
        // The cover of a search reaches below the bar; its results have the insets of what is searched.
        if child is UISearchController { return .zero }
        let isSearching = hidesTitleForSearch(child)
        let title = hasLargeTitle(child) && !isSearching ? navigationBar.largeTitleHeight : 0
        let searchBar = child.navigationItem.searchController?.searchBar
        let search = hasSearchRow(child) ? SearchRow.height(of: searchBar) : 0
        let safe = view.safeAreaInsets
        navigationBar.isInSheet = isInSheet
        let end = navigationBar.end(
            withSafeArea: safe.top, showing: child.navigationItem, isSearching: isSearching)
        let bar = end - safe.top
        return UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : bar + title + search, left: 0,
            bottom: max(0, toolbarHeight(for: child, safe.bottom) - safe.bottom), right: 0)
    }

    @_spi(UIKitInternals) open override var shownChild: UIViewController? { topViewController }

    /// The controller shown, which decides about the status bar.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The controller shown where the bar is hidden; otherwise nil, for the stack itself.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }
    /// The style of the status bar, which is light over a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle.isBlack ? .lightContent : .default
    }
}

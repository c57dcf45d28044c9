@_spi(UIKitInternals) import UIKitCore

/// A controller of several controllers, one of which is selected by a bar at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The bar at the bottom.
    open var tabBar: UITabBar { barInUse }
    /// The bar at the bottom, which a storyboard may replace by one of another class.
    package var barInUse = UITabBar() {
        didSet { if isViewLoaded, barInUse !== oldValue { replaceBar(oldValue) } }
    }
    /// The delegate; held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The tabs that code has given; empty for controllers without.
    var givenTabs: [UITab] = []
    /// A Boolean value that indicates whether the bar is hidden below the screen; default false.
    open var isTabBarHidden = false {
        didSet { if isTabBarHidden != oldValue { tabBar.coverageDidChange?() } }
    }

    /// The controllers that users can move in the list of those that have no room in the bar; default all. A
    /// film shows no such list.
    open var customizableViewControllers: [UIViewController]? {
        get { areCustomizableGiven ? customizable : controllers }
        set { (customizable, areCustomizableGiven) = (newValue, true) }
    }
    private var customizable: [UIViewController]?
    private var areCustomizableGiven = false

    /// The way of the bar to its small form; nil for a bar that keeps its form.
    var motion: TabBarMotion?
    /// The accessory that code has set; nil for none.
    var accessory: UITabAccessory?
    /// The view of the accessory; nil without one, and before iOS 26.
    var accessoryView: TabAccessoryView?
    /// The scroll view at whose end the bar is clear.
    weak var followed: UIScrollView?
    private let container = UIView()
    private var controllers: [UIViewController] = [] {
        didSet { areControllersGiven = true }
    }
    private var areControllersGiven = false
    private var index = 0

    /// Creates a controller without others.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: UIFoundation.Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller without others. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controllers, from left to right; nil until some are given.
    open var viewControllers: [UIViewController]? {
        get { areControllersGiven ? controllers : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The index of the controller shown: at first 0, and without controllers `NSNotFound`. Indices without a
    /// controller have no effect.
    open var selectedIndex: Int {
        get { controllers.isEmpty ? .max : index }
        set { if controllers.indices.contains(newValue) { select(newValue) } }
    }

    /// The controller shown; nil for none. One that is not among the controllers is an error.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(index) ? controllers[index] : nil }
        set { if let newValue, let new = requirePosition(of: newValue, in: controllers) { select(new) } }
    }

    /// The stack for controllers that have no room in the bar, which is made on first access. It is empty and
    /// shown nowhere: the bar has an entry for each controller, however many there are.
    open var moreNavigationController: UINavigationController { moreStack }
    private lazy var moreStack = UINavigationController()

    /// Replaces all controllers, and shows the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for tab in givenTabs { tab.join(nil) }
        givenTabs = []
        setControllers(viewControllers ?? [], selecting: 0)
    }

    /// Replaces all controllers, and shows one of them.
    func setControllers(_ new: [UIViewController], selecting selected: Int) {
        let (old, former) = (controllers, selectedViewController)
        (controllers, index) = (new, selected)
        for controller in old where !controllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        updateBar()
        change(from: former)
    }

    /// Adds a child as the last tab.
    open override func addChild(_ childController: UIViewController) {
        super.addChild(childController)
        guard childController.parent === self, !controllers.contains(where: { $0 === childController }) else {
            return
        }
        controllers.append(childController)
        updateBar()
        if controllers.count == 1 { change(from: nil) }
    }

    private func select(_ new: Int) {
        guard new != index, !isInTransition else { return }
        let (old, former) = (index, selectedViewController)
        index = new
        updateBar()
        if let former, let transition = makeTransition(from: former, at: old) { return transition.start() }
        change(from: former)
        activateSearch(comingFrom: old)
    }

    private func change(from former: UIViewController?) {
        guard isViewLoaded, !awaitsFirstChild,
            former !== selectedViewController || former?.viewIfLoaded?.superview == nil
        else { return }
        ChildChange(
            from: former, to: selectedViewController, in: container, isSeen: view.window != nil
        ).show()
    }

    /// True while an animator of the delegate moves the views; no other tab can be selected meanwhile.
    private var isInTransition: Bool { childTransition != nil }

    /// Returns the delegate's animation of the change from a tab to the selected one; nil for none.
    private func makeTransition(from former: UIViewController, at old: Int) -> ChildTransition? {
        guard !awaitsFirstChild, viewIfLoaded?.window != nil, let to = selectedViewController,
            let animator = delegate?.tabBarController(
                self, animationControllerForTransitionFrom: former, to: to)
        else { return nil }
        let transition = ChildTransition(
            in: self, container: container, from: former, to: to, animator: animator,
            interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
        transition.willEnd = { [weak self] in if !$0 { self?.returnToTab(old) } }
        childTransition = transition
        return transition
    }

    private func returnToTab(_ old: Int) {
        guard controllers.indices.contains(old) else { return }
        index = old
        updateBar()
    }

    private func updateBar() {
        tabBar.items = entries
        tabBar.selectedItem = entries.indices.contains(index) ? entries[index] : nil
        // A stack has the entry of its first controller once that has a title.
        for stack in controllers.lazy.compactMap({ $0 as? UINavigationController }) {
            guard let item = stack.viewControllers.first?.tabBarItem,
                !entries.contains(where: { $0 === item })
            else { continue }
            item.didChange = { [weak self] in self?.followEntries() }
        }
    }

    /// Shows the entries that controllers have got since, such as those made while their views load.
    private func followEntries() {
        if !entries.elementsEqual(tabBar.items ?? [], by: ===) { updateBar() }
    }

    /// The entries of the bar: those of tabs, or of controllers that were given without.
    private var entries: [UITabBarItem] {
        givenTabs.isEmpty ? controllers.map { $0.tabBarItem } : shownTabs.map(\.item)
    }

    /// Creates the view with the bar.
    open override func viewDidLoad() {
        super.viewDidLoad()
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container)
        view.addSubview(tabBar)
        connectBar()
        updateBar()
        // Subclasses measure their bar as soon as they are loaded.
        UIView.withoutAnimation { placeBar() }
        showAccessory()
        showFirstChild { [self] isSeen in
            if isSeen { selectedViewController?.willAppear(false) }
            ChildChange(from: nil, to: selectedViewController, in: container, isSeen: false).show()
        }
    }

    /// Notifies the controller of a tap on an entry of its bar, before the delegate and the change. The
    /// default implementation does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        key == "tabBar" ? KeyedValue(self, \.barInUse) : super.keyedValue(key)
    }

    /// Shows the bar in the place of another one.
    private func replaceBar(_ old: UITabBar) {
        view.insertSubview(tabBar, aboveSubview: old)
        old.removeFromSuperview()
        (old.didSelect, old.coverageDidChange) = (nil, nil)
        connectBar()
        updateBar()
        view.setNeedsLayout()
    }

    private func connectBar() {
        tabBar.didSelect = { [weak self] in self?.tap($0) }
        tabBar.coverageDidChange = { [weak self] in
            self?.viewIfLoaded?.setNeedsLayout()
            self?.selectedViewController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    private func tap(_ item: UITabBarItem) {
        guard let new = entries.firstIndex(where: { $0 === item }) else { return }
        tabBar(tabBar, didSelect: item)
        let (tabs, former) = (shownTabs, selectedTab)
        let mayBeSelected =
            delegate?.tabBarController(self, shouldSelect: controllers[new]) != false
            && (tabs.isEmpty || delegate?.tabBarController(self, shouldSelectTab: tabs[new]) != false)
        guard mayBeSelected else { return updateBar() }
        select(new)
        delegate?.tabBarController(self, didSelect: controllers[new])
        if !tabs.isEmpty {
            delegate?.tabBarController(self, didSelectTab: tabs[new], previousTab: former)
        }
    }

    /// Puts the bar at the bottom, or on a tablet of iOS 26 at the top.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        followEntries()
        placeBar()
        if !isInTransition, let child = selectedViewController {
            child.viewIfLoaded?.frame = childFrame(child)
        }
        followContent()
    }

    /// Returns the whole view, or the part above the bar for a controller that does not reach below it. A
    /// stack keeps its whole view, and leaves the room to its own children.
    private func childFrame(_ child: UIViewController) -> CGRect {
        var frame = container.bounds
        let reaches = child is UINavigationController || child.reachesBelow(tabBar)
        if !reaches { frame.size.height -= barInsets(of: child).bottom + view.safeAreaInsets.bottom }
        return frame
    }

    private func placeBar() {
        let frame = TabBarMeasures.current(in: traitCollection).bar(
            in: view.bounds, safeArea: view.safeAreaInsets, height: barHeight)
        tabBar.frame = frame.offsetBy(
            dx: hidesBar ? -frame.width : 0, dy: isTabBarHidden ? view.bounds.maxY - frame.minY : 0)
        placeAccessory()
    }

    /// The height that the bar wants, which its class may override.
    private var barHeight: CGFloat { tabBar.sizeThatFits(view.bounds.size).height }

    /// True while a stack shows a controller that hides the bar, or one above it.
    var hidesBar: Bool {
        let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
        return stack.contains { $0.hidesBottomBarWhenPushed }
    }

    /// Lets the bar leave to the left or return, in step with a push or pop.
    func barMayHide(animated: Bool) {
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard animated else { return }
        UIView.animate(
            as: MotionConstants.current.systemSpring, delay: 0, options: [], animations: { self.placeBar() },
            completion: nil)
    }

    /// Lets the bar leave to the left or return from a place, in the animation that is being performed.
    func moveBar(from frame: CGRect) {
        guard isViewLoaded else { return }
        UIView.withoutAnimation { placeBar() }
        guard tabBar.frame != frame else { return }
        UIView.withoutAnimation { tabBar.frame = frame }
        placeBar()
    }

    @_spi(UIKitInternals) open override func barInsets(of child: UIViewController) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if !hidesBar, !isTabBarHidden, !tabBar.isHidden {
            insets = TabBarMeasures.current(in: traitCollection).insets(
                withSafeArea: view.safeAreaInsets, height: barHeight)
        }
        insets.bottom += accessoryRoom
        return insets
    }

    @_spi(UIKitInternals) open override var shownChild: UIViewController? { selectedViewController }

    /// The controller shown, which decides about the status bar.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The controller shown, which decides about the style of the status bar.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
}

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

    private let container = UIView()
    private var tabs: [UIViewController] = []
    private var index = 0

    /// Creates a controller without others.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: UIFoundation.Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller without others. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controllers, from left to right.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The index of the controller shown; default 0. Indices without a controller have no effect.
    open var selectedIndex: Int {
        get { index }
        set { if tabs.indices.contains(newValue) { select(newValue) } }
    }

    /// The controller shown; nil for none. One that is not among the controllers is an error.
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(index) ? tabs[index] : nil }
        set { if let newValue, let new = requirePosition(of: newValue, in: tabs) { select(new) } }
    }

    /// Replaces all controllers, and shows the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, former) = (tabs, selectedViewController)
        tabs = viewControllers ?? []
        index = 0
        for controller in old where !tabs.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in tabs where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        updateBar()
        change(from: former)
    }

    private func select(_ new: Int) {
        guard new != index, !isInTransition else { return }
        let (old, former) = (index, selectedViewController)
        index = new
        updateBar()
        if let former, let transition = makeTransition(from: former, at: old) { return transition.start() }
        change(from: former)
    }

    private func change(from former: UIViewController?) {
        guard isViewLoaded, former !== selectedViewController || former?.viewIfLoaded?.superview == nil else {
            return
        }
        ChildChange(
            from: former, to: selectedViewController, in: container, isSeen: view.window != nil
        ).show()
    }

    /// True while an animator of the delegate moves the views; no other tab can be selected meanwhile.
    private var isInTransition: Bool { childTransition != nil }

    /// Returns the delegate's animation of the change from a tab to the selected one; nil for none.
    private func makeTransition(from former: UIViewController, at old: Int) -> ChildTransition? {
        guard viewIfLoaded?.window != nil, let to = selectedViewController,
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
        guard tabs.indices.contains(old) else { return }
        index = old
        updateBar()
    }

    private func updateBar() {
        tabBar.items = tabs.map { $0.tabBarItem }
        tabBar.selectedItem = selectedViewController?.tabBarItem
    }

    /// Creates the view with the bar.
    open override func viewDidLoad() {
        super.viewDidLoad()
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container)
        view.addSubview(tabBar)
        tabBar.didSelect = { [weak self] in self?.tap($0) }
        updateBar()
        change(from: nil)
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
        (old.didSelect, tabBar.didSelect) = (nil, { [weak self] in self?.tap($0) })
        updateBar()
        view.setNeedsLayout()
    }

    private func tap(_ item: UITabBarItem) {
        guard let new = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
        tabBar(tabBar, didSelect: item)
        guard delegate?.tabBarController(self, shouldSelect: tabs[new]) != false else { return updateBar() }
        select(new)
        delegate?.tabBarController(self, didSelect: tabs[new])
    }

    /// Puts the bar at the bottom, or on a tablet of iOS 26 at the top.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
        if !isInTransition { selectedViewController?.viewIfLoaded?.frame = container.bounds }
    }

    private func placeBar() {
        let frame = TabBarMeasures.current(in: traitCollection).bar(
            in: view.bounds, safeArea: view.safeAreaInsets, height: barHeight)
        tabBar.frame = frame.offsetBy(dx: hidesBar ? -frame.width : 0, dy: 0)
    }

    /// The height that the bar wants, which its class may override.
    private var barHeight: CGFloat { tabBar.sizeThatFits(view.bounds.size).height }

    /// True while a stack shows a controller that hides the bar, or one above it.
    private var hidesBar: Bool {
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

    @_spi(UIKitInternals) open override func barInsets(of child: UIViewController) -> UIEdgeInsets {
        hidesBar
            ? .zero
            : TabBarMeasures.current(in: traitCollection).insets(
                withSafeArea: view.safeAreaInsets, height: barHeight)
    }

    @_spi(UIKitInternals) open override var shownChild: UIViewController? { selectedViewController }
}

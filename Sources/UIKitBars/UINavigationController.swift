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
    public let navigationBar = UINavigationBar()
    private lazy var lazyToolbar = UIToolbar()
    /// The bar below the controllers.
    open var toolbar: UIToolbar! { lazyToolbar }
    /// The delegate; held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The recognizer of the drag from the left edge that leads back.
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
    /// A Boolean value that indicates whether a swipe hides the bars; default false. It has no effect.
    open var hidesBarsOnSwipe = false {
        didSet { warnOfNoEffect("UINavigationController.hidesBarsOnSwipe", oldValue, hidesBarsOnSwipe) }
    }
    /// A Boolean value that indicates whether a tap hides the bars; default false. It has no effect.
    open var hidesBarsOnTap = false {
        didSet { warnOfNoEffect("UINavigationController.hidesBarsOnTap", oldValue, hidesBarsOnTap) }
    }
    /// A Boolean value that indicates whether the bar below is hidden; default true.
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }

    private let container = UIView()
    /// The scroll view that the bar follows; nil for none.
    weak var followed: UIScrollView?
    private var stack: [UIViewController] = []
    private var isBarHidden = false

    /// Creates a controller with the first controller of its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        adopt(rootViewController)
        stack = [rootViewController]
    }

    /// Creates a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with an empty stack and bars of other classes, which are not used.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with an empty stack. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Stack

    /// The controllers, from the first to the one shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller shown.
    open var topViewController: UIViewController? { stack.last }

    /// The controller shown, or that presented above it.
    open var visibleViewController: UIViewController? { stack.last }

    /// Adds a controller and shows it; animated, its view slides in from the right.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        replaceStack(by: stack + [viewController], animated: animated && !stack.isEmpty)
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

    /// Removes the controllers above another one.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let removed = Array(stack[(index + 1)...])
        replaceStack(by: Array(stack[...index]), animated: animated)
        return removed
    }

    /// Replaces all controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(by: viewControllers, animated: animated)
    }

    /// Shows a controller above the current one.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    private func adopt(_ controller: UIViewController) {
        if controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    private func replaceStack(by new: [UIViewController], animated: Bool) {
        let (old, oldTop) = (stack, stack.last)
        for controller in new { adopt(controller) }
        stack = new
        let gone = old.filter { former in !new.contains { $0 === former } }
        for controller in gone { controller.willMove(toParent: nil) }
        let isPop = oldTop.map { top in !new.contains { $0 === top } } ?? false
        let finish = { for controller in gone { controller.removeFromParent() } }
        guard isViewLoaded, new.last !== oldTop else {
            finish()
            return updateBar()
        }
        let isSeen = view.window != nil
        updateBar()
        tabBarController?.barMayHide(animated: animated && isSeen)
        if let top = new.last { delegate?.navigationController(self, willShow: top, animated: animated) }
        let change = ChildChange(
            from: oldTop, to: new.last, in: container, isSeen: isSeen, isAnimated: animated && isSeen)
        change.slide(isPop: isPop, isShown: { [weak self] in self?.topViewController === $0 }) {
            [weak self] in
            finish()
            guard let self, let top = new.last else { return }
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
    }

    // MARK: Bars

    /// A Boolean value that indicates whether the bar is hidden; default false.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar; animated, it slides.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        if animated {
            UIView.animate(withDuration: MotionConstants.current.barDuration) { self.view.layoutIfNeeded() }
        }
    }

    /// Hides or shows the bar below.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarHidden = hidden
    }

    private func updateBar() {
        navigationBar.largeTitlesDidChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        navigationBar.items = stack.map(\.navigationItem)
        toolbar.items = stack.last?.toolbarItems
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
        navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
        (interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .left
        interactivePopGestureRecognizer?.addHandler { [weak self] in
            if $0.state == .began { self?.popViewController(animated: true) }
        }
        if let interactivePopGestureRecognizer { view.addGestureRecognizer(interactivePopGestureRecognizer) }
        updateBar()
        ChildChange(from: nil, to: stack.last, in: container, isSeen: false, isAnimated: false).show()
    }

    /// Puts the bars at the edges.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (box, safe) = (view.bounds, view.safeAreaInsets)
        layOutNavigationBar()
        let low = toolbar.height(withSafeArea: safe.bottom)
        toolbar.frame = CGRect(x: 0, y: box.height - low, width: box.width, height: low)
        toolbar.isHidden = isToolbarHidden
        for subview in container.subviews where subview.storage.additions.isEmpty {
            subview.frame = childFrame(subview)
        }
        follow(contentScrollView)
        followed?.setNeedsLayout()
    }

    /// Returns the whole view, or the part between the bars for a controller that does not reach below them.
    private func childFrame(_ child: UIView) -> CGRect {
        var frame = container.bounds
        guard let controller = stack.first(where: { $0.viewIfLoaded === child }) else { return frame }
        if !controller.edgesForExtendedLayout.contains(.bottom) {
            let safe = view.safeAreaInsets.bottom
            let low = isToolbarHidden ? 0 : toolbar.height(withSafeArea: safe)
            frame.size.height -= low > 0 ? low : tabBarController != nil ? safe : 0
        }
        guard !isBarHidden, !controller.reachesBelow(navigationBar) else { return frame }
        let top = view.safeAreaInsets.top + barInsets(of: controller).top
        frame.origin.y += top
        frame.size.height -= top
        return frame
    }

    @_spi(UIKitInternals) open override func barInsets(of child: UIViewController) -> UIEdgeInsets {
        let title = hasLargeTitle(child) ? UINavigationBar.largeTitleHeight : 0
        let search = child.navigationItem.search == nil ? 0 : SearchRow.height
        let safe = view.safeAreaInsets.bottom
        return UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : navigationBar.height + title + search, left: 0,
            bottom: isToolbarHidden ? 0 : toolbar.height(withSafeArea: safe) - safe, right: 0)
    }

    @_spi(UIKitInternals) open override var shownChild: UIViewController? { topViewController }
}

/// The methods with which a delegate follows a stack; all are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Notifies the delegate that a controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Notifies the delegate that a controller was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

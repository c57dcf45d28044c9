/// An object that fills a window with a view and contains the code of a scene.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The title; default nil. It is the title in bars, too.
    open var title: String? {
        didSet {
            navigationItem.title = title
            if tabBarItem.title != title { tabBarItem.title = title }
        }
    }

    /// The title and the buttons in a navigation bar.
    open private(set) lazy var navigationItem = UINavigationItem()

    /// The entry in a tab bar.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

    /// The entries of the bar below; default nil.
    open var toolbarItems: [UIBarButtonItem]? { didSet { parent?.toolbarItemsDidChange(of: self) } }

    /// A Boolean value that indicates whether the tab bar is hidden while the controller, or one above it, is
    /// shown in a stack; default false.
    open var hidesBottomBarWhenPushed = false

    /// The edges at which the view lies below the bars of a stack; default all.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { viewIfLoaded?.superview?.setNeedsLayout() } }

    /// A Boolean value that indicates whether the view lies below opaque bars; default false.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { viewIfLoaded?.superview?.setNeedsLayout() } }

    /// A Boolean value that indicates whether the insets of scroll views whose behavior is automatic follow
    /// bars; default true.
    open var automaticallyAdjustsScrollViewInsets = true { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// A Boolean value that says whether focus returns after a transition; default true. It has no effect.
    open var restoresFocusAfterTransition = true {
        didSet {
            warnOfNoEffect(
                "UIViewController.restoresFocusAfterTransition", oldValue, restoresFocusAfterTransition)
        }
    }
    /// A Boolean value that says whether the view's margins are at least the system's; default true.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that says whether commands reach a covered controller; default true. It has no effect.
    open var performsActionsWhilePresentingModally = true {
        didSet {
            warnOfNoEffect(
                "UIViewController.performsActionsWhilePresentingModally", oldValue,
                performsActionsWhilePresentingModally)
        }
    }
    /// A Boolean value that indicates whether the contents can be edited; default false.
    open var isEditing = false { didSet { editButton?.showEditing(isEditing) } }
    /// The button that switches `isEditing`; nil before it is asked for.
    package var editButton: UIBarButtonItem?

    /// Sets whether the contents can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Shows another controller in the stack that contains this one, or presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { return parent.show(vc, sender: sender) }
        present(vc, animated: true)
    }

    /// Shows a controller as the details of a list; without a split controller, like `show(_:sender:)`.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        let split = sequence(first: self, next: \.parent).dropFirst().first { $0.showsDetails }
        guard let split else { return show(vc, sender: sender) }
        split.showDetailViewController(vc, sender: sender)
    }

    /// A Boolean value that indicates whether `showDetailViewController` shows details beside a list.
    @_spi(UIKitInternals) open var showsDetails: Bool { false }

    /// The insets of the children's views that the controller's bars cover, without those of the device.
    @_spi(UIKitInternals) open func barInsets(of child: UIViewController) -> UIEdgeInsets { .zero }

    /// Shows the entries of a child in the controller's bar below.
    @_spi(UIKitInternals) open func toolbarItemsDidChange(of child: UIViewController) {}

    // MARK: Storyboards

    /// The scene of a storyboard that the controller was created from; nil for none.
    package var interface: (any InterfaceOrigin)?

    /// The objects of a storyboard or xib that live as long as the controller.
    package var keptObjects: [AnyObject] = []

    /// True when a storyboard or xib has drawn the view.
    package var isDrawn = false

    /// Performs a transition of the controller's storyboard. One that the storyboard lacks is a failure.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        if let interface { return interface.performSegue(identifier, from: self, sender: sender) }
        reportUnknownSegue(identifier)
    }

    /// Returns a Boolean value that indicates whether a transition may be performed; default true.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Returns a Boolean value that indicates whether a way back from another controller ends here; by
    /// default true for a controller that implements the action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// Returns a Boolean value that indicates whether a way back ends here, as in iOS 12 and earlier.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { responds(to: action) }

    /// Shows a child on the way back of an unwind segue. A film never calls it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Prepares for a transition of a storyboard. The default implementation does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// The edges at which touches belong to the scene first; default none. It has no effect.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// A Boolean value that indicates whether the home indicator is hidden; default false. It has no effect.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The parent view controller; nil for none.
    open private(set) weak var parent: UIViewController?

    /// The child view controllers, in the order added.
    open private(set) var children: [UIViewController] = []

    private var loadedView: UIView?
    /// True while `loadView` runs.
    var isLoading = false

    /// The name of the xib with the view; nil for that of the class.
    public let nibName: String?

    /// Creates a controller whose view comes from a xib in the scene's folder, or from `loadView`. The bundle
    /// is ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: UIFoundation.Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    /// Creates a controller of a storyboard, with its attributes. Archives are not supported.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
        (coder as? InterfaceCoder)?.decode(self)
    }

    /// Creates a controller whose view comes from `loadView`.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The view of the controller. The first access loads it: `loadView`, then `viewDidLoad`.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.belong(to: self)
            if overrideUserInterfaceStyle != .unspecified {
                newValue?.interfaceStyleDidChange(from: overrideUserInterfaceStyle)
            }
        }
    }

    /// A Boolean value that indicates whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// The view if it is loaded, or nil.
    open var viewIfLoaded: UIView? { loadedView }

    /// Loads the view if it is not loaded yet.
    open func loadViewIfNeeded() {
        loadView(filling: nil)
    }

    /// Creates the view. The default implementation reads it from the storyboard or xib of the controller's
    /// class in the scene's folder, or creates a plain view as large as the screen.
    ///
    /// The view is clear, so the film's background, white by default, shows unless the scene sets a
    /// background color.
    open func loadView() {
        if let drawn = RunContext.current.screenState.interfaces?.view(for: self) { return view = drawn }
        view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Notifies the controller that its view was loaded; called once. In a film the view has the
    /// film's size here.
    open func viewDidLoad() {}

    /// Notifies the controller that its view is about to be added to the window.
    open func viewWillAppear(_ animated: Bool) {
        if !awaitsFirstChild { shownChild?.willAppear(animated) }
    }

    /// Notifies the controller that its view is in the window, before layout.
    open func viewIsAppearing(_ animated: Bool) {
        shownChild?.isAppearing(animated)
    }

    /// Notifies the controller that its view is in the window and laid out.
    open func viewDidAppear(_ animated: Bool) {
        // A child that code has changed during the launch may have appeared by itself.
        if let shownChild, shownChild.appearanceState != .appeared { shownChild.didAppear(animated) }
    }

    /// Notifies the controller that its view is about to be removed from the window.
    open func viewWillDisappear(_ animated: Bool) {
        shownChild?.willDisappear(animated)
    }

    /// Notifies the controller that its view was removed from the window.
    open func viewDidDisappear(_ animated: Bool) {
        shownChild?.didDisappear(animated)
    }

    /// A Boolean value that indicates whether children whose views lie in the controller's appear and
    /// disappear with it; default true. Where it is false, the controller's code calls
    /// `beginAppearanceTransition` and `endAppearanceTransition` of its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Notifies a child that its view is about to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(toAppear: isAppearing, animated: animated)
    }

    /// Notifies a child that its view has appeared or disappeared.
    open func endAppearanceTransition() { endTransition() }

    /// The child that appears and disappears with the controller: of a stack or of tabs, the one that is
    /// seen; nil for none.
    @_spi(UIKitInternals) open var shownChild: UIViewController? { nil }

    /// Updates the constraints of the view. It is called before layout where it is due. The default
    /// implementation does nothing.
    open func updateViewConstraints() {}

    /// Notifies the controller that its view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Notifies the controller that its view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Notifies the controller that its view gets a new size because the device turns; the default
    /// implementation calls the methods of earlier systems and notifies the children.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        rotate(with: coordinator)
        for child in children {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// Notifies the controller that a child prefers another size. The default implementation does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Notifies the controller that the size of a child that follows from constraints has changed. A film
    /// never calls it.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child when the controller has a size; by default that size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Presents a controller over the window, by its style and its transitioning delegate. The completion is
    /// called at the end of the transition; at once without a window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentOverWindow(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, or else this one. The completion is called at the end
    /// of the transition; at once when nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissFromWindow(animated: flag, completion: completion)
    }

    /// The way in which the controller covers the one that presents it; default `pageSheet`, as which
    /// `automatic` reads; `fullScreen` in code from before iOS 13.
    open var modalPresentationStyle = UIModalPresentationStyle.flipbookStandard.concrete {
        didSet { modalPresentationStyle = modalPresentationStyle.concrete }
    }

    /// The default transition of the controller; default `coverVertical`.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
        didSet { warnOfTransitionStyle() }
    }
    /// The object that provides the animations of the controller's presentation; default nil.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// A Boolean value that indicates whether presentations in the current context that this controller or
    /// one of its children begins cover its view, and not the window; default false, and true for navigation
    /// controllers. A search in a navigation bar belongs to the controller that shows it in either case.
    open var definesPresentationContext = false

    /// A Boolean value that indicates whether the controller's transition style is used; it has no effect.
    open var providesPresentationContextTransitionStyle = false {
        didSet {
            warnOfNoEffect(
                "UIViewController.providesPresentationContextTransitionStyle", oldValue,
                providesPresentationContextTransitionStyle)
        }
    }

    /// A Boolean value that indicates whether touches cannot dismiss a sheet; default false. That of a child
    /// counts, too.
    open var isModalInPresentation = false

    /// A Boolean value that indicates whether the presented controller decides about the status bar although
    /// it does not cover the screen; default false.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The style of the controller and its children; default unspecified, for the inherited one.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue, let view = viewIfLoaded else { return }
            view.interfaceStyleDidChange(
                from: oldValue == .unspecified ? view.inheritedInterfaceStyle : oldValue)
        }
    }

    /// The preferred size of the controller's view, for popovers and for code; default (0, 0).
    open var preferredContentSize = CGSize.zero {
        didSet { preferredContentSizeDidChange(from: oldValue) }
    }

    /// The insets that are added to the safe area of the view; default none.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero

    /// The controller that this one presents, or that one of its parents presents; nil for none.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// The controller that presents this one, or one of its parents; nil for none.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    // The state of presentations; nil for none.
    package var presented: UIViewController?
    weak var presenter: UIViewController?
    package var presentation: UIPresentationController?
    package var modalTransition: ModalTransition?
    /// The transition that code prefers; nil for the usual one.
    package var preferredAnimation: (any PreferredAnimation)?
    /// The transition that has just ended, while it calls the controllers for the last time.
    var endedTransition: ModalTransition?
    /// The animated change from one child to another; nil for none.
    package var childTransition: (any ControllerTransition)?
    /// The stage of the view on its way to the screen and from it.
    var appearanceState = AppearanceState.disappeared
    /// True while the calls follow the view's way to or from the window, not those of a container.
    var followsWindow = false
    /// True when a transition that a container's code has begun is animated.
    var isTransitionAnimated = false
    /// The change of parent in progress.
    package var parentChange = ParentChange.none

    /// The environment of a film.
    open var traitCollection: UITraitCollection { currentTraits }

    /// Shows or hides the description of missing content. The default implementation does nothing.
    open func updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState) {}

    /// Requests an update of the description of missing content before the next frame.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestContentUnavailableConfiguration() }

    /// The view that a remote control reaches first; default nil, for the usual one. A film never calls it.
    open weak var preferredFocusedView: UIView? { nil }

    /// Encodes the controller for an archive. The default implementation does nothing.
    open func encode(with coder: NSCoder) {}

    /// A name of the controller for its own code, as a film restores no state; default nil.
    open var restorationIdentifier: String?

    /// Saves the state of the controller. A film never calls it.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Restores the state of the controller. A film never calls it.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Notifies the controller of low memory. A film never calls it.
    open func didReceiveMemoryWarning() {}

    /// A Boolean value that indicates whether the status bar is hidden, which leaves no inset on a screen
    /// without a notch; default false.
    open var prefersStatusBarHidden: Bool { false }

    /// The style of the status bar around a film with a bezel; default the one that stands out.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// A Boolean value that indicates whether the screen turns with the device; default true.
    open var shouldAutorotate: Bool { true }

    /// The directions in which the interface may stand when the device turns; default all but upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    /// The direction in which the interface stands at first; default upright. It has no effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Notifies the controller, before layout, that the screen turns; `viewWillTransition` calls it.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Notifies the controller, after layout, that the screen turns; its changes are animated.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    }
    /// Notifies the controller that the screen has turned.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// Notifies the controller that the size classes change because the device turns; the default
    /// implementation notifies the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Notifies the controller of another style, or of other size classes.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Notifies the controller that the insets of its view have changed, before layout and in a turn.
    open func viewSafeAreaInsetsDidChange() {}

    /// Notifies the controller that the margins of its view have changed, also before the first layout.
    open func viewLayoutMarginsDidChange() {}

    /// Asks again for the style of the status bar, and whether it is hidden.
    open func setNeedsStatusBarAppearanceUpdate() { RunContext.current.screenState.updateStatusBar() }

    /// The animation of the status bar's change. It has no effect.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that decides about the style of the status bar; default nil, for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the status bar is hidden; default nil, for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The child that decides about the home indicator; default nil. It has no effect.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// The child that decides at which edges touches belong to the scene; default nil. It has no effect.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// The next responder: the superview of the controller's view, or the parent controller.
    open override var next: UIResponder? { loadedView?.superview ?? parent }

    /// Adds a child view controller. The caller adds its view.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self, mayContain(childController) else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.remove(self)
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Replaces the view of a child by that of another one, with an animation that takes a duration in
    /// seconds. The new view is added above the old one, which is removed at the end. Controllers that are
    /// not children of the same parent are an error.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) { replace(fromViewController, by: toViewController, over: duration, options, animations, completion) }

    /// Notifies the controller of a coming addition. The scene calls it with nil before a removal.
    open func willMove(toParent parent: UIViewController?) {}

    /// Notifies the controller of its removal, with nil. The scene calls it after an addition.
    open func didMove(toParent parent: UIViewController?) {}
}

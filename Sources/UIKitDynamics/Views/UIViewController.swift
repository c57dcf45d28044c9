/// How the status bar would look; film has none.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the system has it.
    case `default` = 0
    /// Light letters.
    case lightContent = 1
    /// Dark letters.
    case darkContent = 3
}

/// What fills a window with a view, and where scene code lives.
@MainActor open class UIViewController: UIResponder {
    /// What the controller is about; default none.
    open var title: String?

    /// The controller that this one is a part of.
    open private(set) weak var parent: UIViewController?

    /// The controllers that are parts of this one, in the order added.
    open private(set) var children: [UIViewController] = []

    private var loadedView: UIView?
    private var isLoading = false

    /// A controller; the nib's name and bundle are not read, for there are no nibs here: the view comes from
    /// `loadView`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// A controller: there are no archives here, the coder is not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// A controller whose view comes from `loadView`.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The view, loaded when first asked for: `loadView`, then `viewDidLoad`.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// Whether the view is there already.
    open var isViewLoaded: Bool { loadedView != nil }

    /// The view if it is there already.
    open var viewIfLoaded: UIView? { loadedView }

    /// Loads the view if it is not there.
    open func loadViewIfNeeded() {
        loadView(filling: nil)
    }

    /// Makes the view; the default is a plain view as large as the screen.
    ///
    /// It is clear, so the film's background (white by default) shows until the scene colours it.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Called once after the view was made. In a film the view has the film's size here.
    open func viewDidLoad() {}

    /// Called before the view comes into the window.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the window, before layout.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is in the window and laid out.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves the window.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has left the window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Never called: a film's size does not change.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// Shows nothing: a film has one controller. The completion is called.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        completion?()
    }

    /// Changes nothing, since nothing was presented. The completion is called.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        completion?()
    }

    /// The stack that the controller is in: none.
    open var navigationController: UINavigationController? { nil }

    /// A film's surroundings.
    open var traitCollection: UITraitCollection { UITraitCollection() }

    /// Never called: film does not run short of memory.
    open func didReceiveMemoryWarning() {}

    /// Whether a status bar would be hidden; default false, without effect.
    open var prefersStatusBarHidden: Bool { false }

    /// How a status bar would look; without effect.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the screen would turn with the device; default true, without effect.
    open var shouldAutorotate: Bool { true }

    /// The superview of the controller's view.
    open override var next: UIResponder? { loadedView?.superview ?? parent }

    /// Makes another controller a part of this one. Its view is placed by the caller.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller gets a parent; called by the scene with nil before it loses it.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller has lost its parent; called by the scene after it got one.
    open func didMove(toParent parent: UIViewController?) {}
}

extension UIViewController {
    /// Comes into a window and fills it, in UIKit's order.
    func enter(_ window: UIWindow) {
        loadView(filling: window.bounds)
        guard let view = loadedView else { return }
        viewWillAppear(false)
        view.frame = window.bounds
        window.addSubview(view)
        viewIsAppearing(false)
        window.layoutIfNeeded()
        viewDidAppear(false)
    }

    /// Leaves its window.
    func leaveWindow() {
        guard let view = loadedView, view.window != nil else { return }
        viewWillDisappear(false)
        view.removeFromSuperview()
        viewDidDisappear(false)
    }

    /// `loadView` and `viewDidLoad`, with the size set between them.
    fileprivate func loadView(filling bounds: CGRect?) {
        guard loadedView == nil else { return }
        if !isLoading {
            isLoading = true
            loadView()
            isLoading = false
        }
        if loadedView == nil { replaceMissingView() }
        if let bounds { loadedView?.frame = bounds }
        viewDidLoad()
    }

    private func replaceMissingView() {
        Stage.current.fail(
            SceneFailure("\(type(of: self)): loadView must set the view, and must not ask for it before."))
        view = UIView(frame: UIScreen.main.bounds)
    }
}

/// An object that manages a presented controller: its frame, and views around it.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// The controller that is presented.
    public let presentedViewController: UIViewController
    /// The controller that presents it.
    open internal(set) var presentingViewController: UIViewController
    /// The object that learns of dismissals by touch, and may forbid them; held weakly.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The traits to override; it has no effect.
    open var overrideTraitCollection: UITraitCollection? {
        didSet {
            warnOfNoEffect(
                "UIPresentationController.overrideTraitCollection", oldValue, overrideTraitCollection)
        }
    }

    package weak var source: UIViewController?
    /// The style in a narrow window where it is another one; otherwise nil.
    package var adaptedStyle: UIModalPresentationStyle?
    /// The distance by which the presented view slides from below, in points; nil for all of its height. What
    /// is shown at the lower edge of a view comes from right below that.
    package var slideDistance: CGFloat?
    package let container = PresentationContainer()
    /// True when the presentation covers a controller that defines its context, and not the window.
    var isInContext = false
    /// The view that holds the container: the window, or the superview of the presenter's view.
    private weak var host: UIView?

    /// Creates a presentation controller.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    /// The view in which the presentation takes place; nil before and after.
    open var containerView: UIView? { container.superview == nil ? nil : container }

    /// The view that is presented; by default the controller's.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of the presented view: all of the container, or for sheets all below a margin.
    open var frameOfPresentedViewInContainerView: CGRect { container.bounds }

    /// A Boolean value that indicates whether the presenter's view leaves the window; default false.
    open var shouldRemovePresentersView: Bool { false }

    /// A Boolean value that indicates whether a custom presentation covers the window; default true.
    /// Otherwise it covers the nearest controller that defines its context.
    open var shouldPresentInFullscreen: Bool { true }

    /// The style of the presentation: the controller's, or that which it has become in a narrow window.
    open var presentationStyle: UIModalPresentationStyle {
        adaptedStyle ?? presentedViewController.modalPresentationStyle
    }

    /// The style in narrow windows: that which the delegate names, or else the presentation's own. The
    /// delegate alone changes presentations; a custom one, which often overrides it, stays as it is.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self) ?? presentationStyle
    }
    /// Returns the style in an environment: in a narrow one that which the delegate names for it, or else
    /// that of narrow windows; none in others.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? adaptivePresentationStyle
    }

    /// Notifies the controller that the presentation is going to begin.
    open func presentationTransitionWillBegin() {}
    /// Notifies the controller that the presentation has ended.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Notifies the controller that the dismissal is going to begin.
    open func dismissalTransitionWillBegin() {}
    /// Notifies the controller that the dismissal has ended.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Notifies the controller that the container is going to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Notifies the controller that the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}
    /// Notifies the controller that the container gets another size because the device turns.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Notifies the controller that the size classes change because the device turns.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// The preferred size of the presented controller.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Notifies the controller that the presented one prefers another size. The default implementation does
    /// nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Notifies the controller that the size of the presented one that follows from constraints has changed.
    /// A film never calls it.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of the presented controller in a container of a size; by default that size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The safe area of the presented view where it does not follow from the screen's; nil, the default,
    /// where it does.
    @_spi(UIKitInternals) open var ownSafeArea: UIEdgeInsets? { nil }

    /// The default transition: that of the presented controller.
    @_spi(UIKitInternals) open var transitionStyle: UIModalTransitionStyle {
        presentedViewController.modalTransitionStyle
    }

    /// A Boolean value that indicates whether the presented view lies above the base level, where dark
    /// backgrounds are lighter; default false.
    @_spi(UIKitInternals) open var elevatesContent: Bool { false }

    /// Returns whether a touch beside the presented view reaches what lies behind.
    @_spi(UIKitInternals) open func letsTouchThrough(at point: CGPoint) -> Bool { false }

    /// Gives the presented view its frame.
    @_spi(UIKitInternals) open func placePresentedView() {
        presentedViewController.view.frame = frameOfPresentedViewInContainerView
    }

    /// Responds to the container, which has come into the window.
    @_spi(UIKitInternals) open func didEnterWindow() {}

    /// Responds to the container, which has left the window.
    @_spi(UIKitInternals) open func didLeaveWindow() {}

    /// Responds to a layout of the container, such as after the device has turned.
    @_spi(UIKitInternals) open func containerIsLayingOut() {}

    /// Adds animations to a dismissal that code begins.
    @_spi(UIKitInternals) open func willDismiss(
        alongside coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// True where the preferred size of a child at any depth counts, not only that of the presented
    /// controller; default false.
    @_spi(UIKitInternals) open var followsSizesOfChildren: Bool { false }

    // MARK: Window

    @_spi(UIKitInternals) open var hidesPresenter: Bool {
        presentationStyle.hidesPresenter || shouldRemovePresentersView
    }

    /// Adds the container to the window, or above the view of the controller that defines the context.
    func enterWindow() {
        guard let view = presentingViewController.viewIfLoaded, let window = view.window else { return }
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = self
        if isInContext {
            followPresenter()
        } else {
            host = window
            container.frame = window.bounds
            window.addSubview(container)
        }
        didEnterWindow()
    }

    /// Keeps the container above the view of the controller that defines the context: it goes with that view
    /// when tabs or the top of a stack change.
    func followPresenter() {
        guard isInContext, let view = presentingViewController.viewIfLoaded else { return }
        guard view.window != nil, let superview = view.superview else {
            return container.removeFromSuperview()
        }
        guard container.superview !== superview, superview !== container else { return }
        host = superview
        container.frame = view.frame
        superview.insertSubview(container, aboveSubview: view)
    }

    /// Takes the presenter's view from the screen. That of a controller that defines the context stays with
    /// its parent, which puts it in place.
    func hidePresenter() {
        guard let view = presentingViewController.viewIfLoaded else { return }
        if isInContext { view.isHidden = true } else { view.removeFromSuperview() }
    }

    /// Puts the presenter's view back behind the container.
    func bringPresenterBack() {
        guard let host, let view = presentingViewController.viewIfLoaded else { return }
        guard !isInContext else { return bringBack(view, in: host) }
        let root =
            sequence(first: presentingViewController, next: { $0.parent }).reversed()[0].viewIfLoaded ?? view
        // A sheet stays in the container of its own presentation. An animator of the scene's own may have
        // moved a view to this one.
        guard root.isDescendant(of: container) || !root.isDescendant(of: host) else { return }
        root.frame = host.bounds
        host.insertSubview(root, belowSubview: container)
    }

    private func bringBack(_ view: UIView, in host: UIView) {
        view.isHidden = false
        // An animator of the scene's own may have moved it to the container.
        guard view.superview === container else { return }
        view.frame = container.frame
        host.insertSubview(view, belowSubview: container)
    }

    /// Removes the container from the window.
    func leaveWindow(isDismissal: Bool) {
        container.removeFromSuperview()
        didLeaveWindow()
        guard isDismissal else { return }
        presentedViewController.presentation = nil
        presentingViewController.presented = nil
        presentedViewController.presenter = nil
    }
}

extension UIViewController {
    /// The object that manages the presentation of this controller, or of the parent that is presented: for
    /// sheets it exists before, so that code can give it a delegate; nil for none.
    public var presentationController: UIPresentationController? {
        if let presentation { return presentation }
        if let parent { return parent.presentationController }
        return RunContext.current.screenState.presentations?.preparedPresentation(of: self)
    }

    /// The coordinator of animations alongside the current transition; nil for none.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        RunContext.current.screenState.beginPendingTransitions()
        return modalTransition?.coordinator ?? childTransition?.coordinator ?? parent?.transitionCoordinator
    }

    /// A Boolean value that indicates whether the controller is being presented, up to `viewDidAppear`.
    public var isBeingPresented: Bool { ownTransition?.isPresenting == true }

    /// A Boolean value that indicates whether the controller is being dismissed, up to `viewDidDisappear`.
    public var isBeingDismissed: Bool { ownTransition?.isPresenting == false }

    /// The transition that presents or dismisses this controller, and not one that it presents; nil for none.
    private var ownTransition: ModalTransition? {
        let transition = modalTransition ?? endedTransition
        return transition?.presentation.presentedViewController === self ? transition : nil
    }

    /// A Boolean value that indicates whether the controller is being added to a parent.
    public var isMovingToParent: Bool { parentChange == .entering }

    /// A Boolean value that indicates whether the controller is being removed from its parent.
    public var isMovingFromParent: Bool { parentChange == .leaving }

    private func makePresentation(of other: UIViewController, over root: UIViewController)
        -> UIPresentationController
    {
        if other.modalPresentationStyle == .custom,
            let custom = other.transitioningDelegate?.presentationController(
                forPresented: other, presenting: root, source: self)
        {
            return custom
        }
        return RunContext.current.screenState.presentations?.presentation(of: other, over: root)
            ?? UIPresentationController(presentedViewController: other, presenting: root)
    }

    /// Returns the nearest controller from this one on that defines the context of presentations; the
    /// outermost parent where none does.
    private func presentationContext(in root: UIViewController) -> UIViewController {
        sequence(first: self, next: \.parent)
            .first { $0.definesPresentationContext && $0.viewIfLoaded?.window != nil } ?? root
    }

    /// Presents a controller over the window of this one, or over the controller that defines the context.
    func presentOverWindow(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let root = sequence(first: self, next: \.parent).reversed()[0]
        // Without a window there is nothing to cover, as before a scene's first appearance.
        guard root.viewIfLoaded?.window != nil else {
            warnOfPresentationOutsideOfWindow(other)
            return completion?() ?? ()
        }
        guard mayPresent(other, over: root) else { return }
        // A controller may choose its style and its delegate in viewDidLoad, where it has the traits of the
        // one that presents it.
        other.presenter = root
        other.loadWithoutFirstChild()
        other.presenter = nil
        let context = presentationContext(in: root)
        var base = other.modalPresentationStyle.coversContext ? context : root
        let controller = makePresentation(of: other, over: base)
        if controller.presentationStyle == .custom, !controller.shouldPresentInFullscreen { base = context }
        guard base === root || mayPresent(other, over: base) else {
            return other.showAwaitedChild(isSeen: false)
        }
        let shown = controller.presentedViewController
        if shown !== other { other.showAwaitedChild(isSeen: false) }
        controller.presentingViewController = base
        controller.isInContext = base !== root
        controller.source = self
        (shown.presentation, shown.presenter, base.presented) = (controller, base, shown)
        let transition = ModalTransition(
            controller, isPresenting: true, isAnimated: animated, completion: completion)
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: controller.adaptedStyle ?? .none,
            transitionCoordinator: transition.coordinator)
        transition.start()
    }

    /// Dismisses the controller that this one presents, or else this one.
    func dismissFromWindow(animated: Bool, completion: (() -> Void)?) {
        guard let shown = presentedViewController ?? (presenter == nil ? nil : self) else {
            if let parent, presentingViewController != nil {
                return parent.dismiss(animated: animated, completion: completion)
            }
            return completion?() ?? ()
        }
        // Those that the controller presents itself leave with it, at once.
        if let above = shown.presented, shown !== self || presented != nil {
            if above !== shown { shown.dismissFromWindow(animated: false, completion: nil) }
        }
        guard let controller = shown.presentation, shown.modalTransition == nil else { return }
        let transition = ModalTransition(
            controller, isPresenting: false, isAnimated: animated, completion: completion)
        controller.willDismiss(alongside: transition.coordinator)
        transition.start()
    }
}

/// The presentation or dismissal of a controller, from its start to its end.
@MainActor package final class ModalTransition: NSObject, ControllerTransition {
    let presentation: UIPresentationController
    let isPresenting: Bool
    package let isAnimated: Bool
    package let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    package private(set) var transitionWasCancelled = false
    package let coordinator = ModalCoordinator()
    private let completion: (() -> Void)?
    private var isOver = false

    /// Creates the transition of a presentation; a driver makes it follow a finger.
    package init(
        _ presentation: UIPresentationController, isPresenting: Bool, isAnimated: Bool,
        drivenBy driver: (any UIViewControllerInteractiveTransitioning)? = nil, completion: (() -> Void)?
    ) {
        (self.presentation, self.isPresenting, self.isAnimated) = (presentation, isPresenting, isAnimated)
        self.completion = completion
        let (presented, presenting) = (
            presentation.presentedViewController, presentation.presentingViewController
        )
        let delegate = presented.transitioningDelegate
        let custom =
            isPresenting
            ? delegate?.animationController(
                forPresented: presented, presenting: presenting, source: presentation.source ?? presenting)
            : delegate?.animationController(forDismissed: presented)
        // A finger that drags a sheet down moves it as usual.
        let preferred =
            custom == nil && isAnimated && driver == nil
            ? presented.preferredAnimation?.animator(
                of: presented, isEntering: isPresenting, above: presentation.source ?? presenting) : nil
        animator =
            custom ?? preferred
            ?? DefaultModalAnimator(isPresenting: isPresenting, style: presentation.transitionStyle)
        interaction =
            driver
            ?? (isAnimated
                ? (isPresenting
                    ? delegate?.interactionControllerForPresentation(using: animator)
                    : delegate?.interactionControllerForDismissal(using: animator)) : nil)
        super.init()
        coordinator.transition = self
        coordinator.interaction = interaction
    }

    package var duration: TimeInterval { isAnimated ? max(0, animator.transitionDuration(using: self)) : 0 }

    private var presented: UIViewController { presentation.presentedViewController }
    private var presenting: UIViewController { presentation.presentingViewController }

    // MARK: Course

    /// Makes the transition that of its controllers, whose code asks for it before it starts.
    package func enter() { (presented.modalTransition, presenting.modalTransition) = (self, self) }

    /// Starts the transition.
    package func start() {
        enter()
        isPresenting ? beginPresentation() : beginDismissal()
        guard isAnimated else {
            showAtOnce()
            coordinator.runAlongside(duration: 0)
            return completeTransition(true)
        }
        if let interaction, interaction.wantsInteractiveStart {
            interaction.startInteractiveTransition(self)
        } else {
            animate()
        }
    }

    /// Starts the animator and what runs alongside.
    package func animate() {
        animator.animateTransition(using: self)
        coordinator.runAlongside(duration: duration, asSpring: animator is any SystemAnimator)
    }

    private func beginPresentation() {
        presentation.enterWindow()
        presentation.presentationTransitionWillBegin()
        if presentation.hidesPresenter { presenting.willDisappear(isAnimated) }
        presented.loadViewIfNeeded()
        presented.showAwaitedChild(isSeen: false)
        presented.view.elevate(presentation.elevatesContent)
        presentation.placePresentedView()
        presented.willAppear(isAnimated)
    }

    private func beginDismissal() {
        presentation.dismissalTransitionWillBegin()
        presented.willDisappear(isAnimated)
        if presentation.hidesPresenter {
            presenting.willAppear(isAnimated)
            if animator is any SystemAnimator { presentation.bringPresenterBack() }
        }
    }

    private func showAtOnce() {
        guard isPresenting, let view = presentation.presentedView else { return }
        containerView.addSubview(view)
        UIView.withoutAnimation { view.layOutSubtree() }
    }

    package func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        (presented.modalTransition, presenting.modalTransition) = (nil, nil)
        // The last calls still find the controller on its way.
        if didComplete { presented.endedTransition = self }
        if isPresenting { endPresentation(didComplete) } else { endDismissal(didComplete) }
        presented.endedTransition = nil
        animator.animationEnded(didComplete)
        coordinator.end()
        completion?()
    }

    private func endPresentation(_ didComplete: Bool) {
        presentation.presentationTransitionDidEnd(didComplete)
        guard didComplete else { return takeBackPresentation() }
        if presentation.hidesPresenter { presentation.hidePresenter() }
        // The other way around than in a stack of controllers. Code may dismiss in the first call.
        presented.didAppear(isAnimated)
        if presenting.appearanceState == .disappearing { presenting.didDisappear(isAnimated) }
    }

    private func endDismissal(_ didComplete: Bool) {
        presentation.dismissalTransitionDidEnd(didComplete)
        guard didComplete else { return takeBackDismissal() }
        presentation.bringPresenterBack()
        presentation.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        presentation.leaveWindow(isDismissal: true)
        if presentation.hidesPresenter { presenting.didAppear(isAnimated) }
        presented.didDisappear(isAnimated)
    }

    private func takeBackPresentation() {
        presented.willDisappear(isAnimated)
        presentation.leaveWindow(isDismissal: true)
        presented.didDisappear(isAnimated)
        guard presentation.hidesPresenter else { return }
        presenting.willAppear(isAnimated)
        presenting.didAppear(isAnimated)
    }

    private func takeBackDismissal() {
        if presentation.hidesPresenter {
            presenting.willDisappear(isAnimated)
            presentation.hidePresenter()
            presenting.didDisappear(isAnimated)
        }
        presented.willAppear(isAnimated)
        presented.didAppear(isAnimated)
    }

    // MARK: Context

    package var containerView: UIView { presentation.container }
    package var isInteractive: Bool { interaction?.wantsInteractiveStart ?? false }
    package var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
    package var targetTransform: CGAffineTransform { .identity }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.updateInteraction(percentComplete)
    }
    package func finishInteractiveTransition() { coordinator.endInteraction() }

    package func cancelInteractiveTransition() {
        transitionWasCancelled = true
        coordinator.endInteraction()
    }

    package func pauseInteractiveTransition() {}

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? (isPresenting ? presenting : presented) : (isPresenting ? presented : presenting)
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if (key == .to) == isPresenting { return presentation.presentedView }
        return presentation.hidesPresenter ? presenting.view : nil
    }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        isPresenting && vc === presented ? .zero : vc.viewIfLoaded?.frame ?? .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        guard vc === presented else { return containerView.bounds }
        // Animators of dismissals move it away from there.
        return isPresenting
            ? presentation.frameOfPresentedViewInContainerView : vc.viewIfLoaded?.frame ?? .zero
    }
}

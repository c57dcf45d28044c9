@_spi(UIKitInternals) import UIKitCore

/// The animated change from one child of a seen controller to another, from its start to its end.
@MainActor final class ChildTransition: NSObject, ControllerTransition {
    let from: UIViewController
    let to: UIViewController
    package let containerView: UIView
    package let coordinator = ModalCoordinator()
    package private(set) var transitionWasCancelled = false
    private unowned let owner: UIViewController
    package let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private var isOver = false

    /// The closure that returns the frame of the new view after the transition.
    var frame: (() -> CGRect)?
    /// The closure to call when the new controller has been notified that it will appear.
    var willShow: (() -> Void)?
    /// The closure to call before the views change at the end, with false where the transition was canceled.
    var willEnd: ((Bool) -> Void)?
    /// The closure to call at the end, with false where the transition was canceled.
    var didEnd: ((Bool) -> Void)?

    /// Creates a transition between children of a controller.
    init(
        in owner: UIViewController, container: UIView, from: UIViewController, to: UIViewController,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        (self.owner, containerView, self.from, self.to) = (owner, container, from, to)
        (self.animator, self.interaction) = (animator, interaction)
        super.init()
        coordinator.transition = self
        coordinator.interaction = interaction
    }

    /// True when the views do not slide: code of the scene animates them, or a transition that it prefers.
    var isOwn: Bool { !(animator is SlideAnimator) }
    /// True when the system animates the views.
    private var isSystems: Bool { animator is any SystemAnimator }

    package var duration: TimeInterval { max(0, animator.transitionDuration(using: self)) }

    // MARK: Course

    /// Starts the transition.
    func start() {
        from.willDisappear(true)
        to.loadViewIfNeeded()
        to.willAppear(true)
        willShow?()
        if to.view.transform == .identity { to.view.frame = finalFrame(for: to) }
        if isSystems { addNewView() }
        if let interaction, interaction.wantsInteractiveStart {
            interaction.startInteractiveTransition(self)
        } else {
            animate()
        }
        if !isSystems, to.view.window != nil { to.isAppearing(true) }
    }

    private func addNewView() {
        containerView.addSubview(to.view)
        owner.viewIfLoaded?.setNeedsLayout()
        to.isAppearing(true)
        owner.viewIfLoaded?.layOutSubtree()
    }

    package func animate() {
        animator.animateTransition(using: self)
        // As the views, which the system moves as a spring, or as far as a finger drags them.
        coordinator.runAlongside(
            duration: duration, asSpring: isSystems && !isInteractive,
            options: isSystems ? .curveLinear : [])
    }

    package func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        if owner.childTransition === self { owner.childTransition = nil }
        willEnd?(didComplete)
        if didComplete { finish() } else { takeBack() }
        owner.viewIfLoaded?.setNeedsLayout()
        animator.animationEnded(didComplete)
        coordinator.end()
        didEnd?(didComplete)
    }

    private func finish() {
        // Another change, which began while the views slid, may have brought the old one back.
        if owner.shownChild !== from { from.viewIfLoaded?.removeFromSuperview() }
        from.didDisappear(true)
        to.didAppear(true)
    }

    private func takeBack() {
        to.willDisappear(true)
        to.viewIfLoaded?.removeFromSuperview()
        to.didDisappear(true)
        from.willAppear(true)
        if let view = from.viewIfLoaded, view.superview == nil { containerView.addSubview(view) }
        from.didAppear(true)
    }

    // MARK: Context

    package var isAnimated: Bool { true }
    package var isInteractive: Bool { interaction?.wantsInteractiveStart ?? false }
    package var presentationStyle: UIModalPresentationStyle { .none }
    package var targetTransform: CGAffineTransform { .identity }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.updateInteraction(percentComplete)
    }
    package func pauseInteractiveTransition() {}
    package func finishInteractiveTransition() { coordinator.endInteraction() }

    package func cancelInteractiveTransition() {
        transitionWasCancelled = true
        coordinator.endInteraction()
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view : key == .to ? to.view : nil
    }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? from.viewIfLoaded?.frame ?? .zero : .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        vc === to ? frame?() ?? containerView.bounds : .zero
    }
}

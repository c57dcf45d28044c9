/// The system's animation of a stack: the new view slides in from the right, or the old one out to the right;
/// the other one moves by three tenths of the width. They move as the system's spring, for 0.506 s, or as far
/// as a finger drags them.
@MainActor final class SlideAnimator: SystemAnimator {
    private let isPop: Bool

    init(isPop: Bool) { self.isPop = isPop }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { MotionConstants.current.systemSpring.settlingTime() }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let new = context.view(forKey: .to), let old = context.view(forKey: .from) else { return }
        let (isPop, middle, width) = (isPop, new.center, context.containerView.bounds.width)
        if isPop { context.containerView.bringSubviewToFront(old) }
        UIView.performWithoutAnimation { new.center.x = middle.x + (isPop ? -0.3 : 1) * width }
        let move = {
            new.center = middle
            old.center.x = middle.x + (isPop ? 1 : -0.3) * width
        }
        animate(using: context, move) { _ in context.completeTransition(!context.transitionWasCancelled) }
    }
}

/// The system's animation of a presented controller: a slide from the bottom, a fade, or a turn.
@MainActor final class DefaultModalAnimator: SystemAnimator {
    private let isPresenting: Bool
    private let style: UIModalTransitionStyle

    init(isPresenting: Bool, style: UIModalTransitionStyle) {
        (self.isPresenting, self.style) = (isPresenting, style)
    }

    /// The duration of a turn in seconds; by eye.
    private static let flipDuration: TimeInterval = 0.75

    /// Returns the duration in seconds: that of the spring on phones, or of a turn.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { style == .flipHorizontal ? Self.flipDuration : MotionConstants.current.presentationDuration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        if style == .flipHorizontal { return flip(view, context) }
        let container = context.containerView
        if isPresenting { container.addSubview(view) }
        let slides = style == .coverVertical
        // Views that get their first layout in the animation would grow from nothing.
        if isPresenting { UIView.performWithoutAnimation { view.layOutSubtree() } }
        let shown = context.viewController(forKey: isPresenting ? .to : .from)
        let below = shown?.presentation?.slideDistance ?? container.bounds.maxY - view.frame.minY
        let (isPresenting, middle) = (isPresenting, view.center)
        func place(outside: Bool) {
            if slides {
                view.center.y = middle.y + (outside ? below : 0)
            } else {
                view.alpha = outside ? 0 : 1
            }
        }
        UIView.performWithoutAnimation { place(outside: isPresenting) }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: [],
            animations: { place(outside: !isPresenting) },
            completion: { _ in
                let isDone = !context.transitionWasCancelled
                if !isPresenting { UIView.performWithoutAnimation { place(outside: false) } }
                context.completeTransition(isDone)
            })
    }

    /// Turns what is behind the container over, with the view on its back.
    private func flip(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let isPresenting = isPresenting
        if isPresenting { UIView.performWithoutAnimation { view.layOutSubtree() } }
        UIView.transition(
            with: container.superview ?? container, duration: Self.flipDuration,
            options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
            animations: {
                if isPresenting { container.addSubview(view) } else { view.isHidden = true }
            },
            completion: { _ in
                if !isPresenting { view.isHidden = false }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

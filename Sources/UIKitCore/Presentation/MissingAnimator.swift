/// The animator of a transition whose animator gives none that can be interrupted.
@MainActor final class MissingAnimator: UIViewPropertyAnimator {
    init() { super.init(duration: 0, timingParameters: UICubicTimingParameters()) }
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns the animator that can be interrupted; nil where the code gives none.
    package func drivenAnimator(using context: any UIViewControllerContextTransitioning)
        -> (any UIViewImplicitlyAnimating)?
    {
        let animator = interruptibleAnimator(using: context)
        return animator is MissingAnimator ? nil : animator
    }
}

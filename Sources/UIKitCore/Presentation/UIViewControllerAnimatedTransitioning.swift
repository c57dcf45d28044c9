/// An animator of the change from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Adds the views to the container, animates them, and at the end calls `completeTransition(_:)`.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Notifies the animator that the transition is over.
    func animationEnded(_ transitionCompleted: Bool)
    /// Returns an animator that can be interrupted. A transition that is driven by hand moves it instead of
    /// calling `animateTransition(using:)`.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
    /// Returns an animator without animations; transitions then call `animateTransition(using:)` alone.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { MissingAnimator() }
}

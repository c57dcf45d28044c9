/// The controllers, views and frames of a transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether the transition is driven by hand.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation during the transition: none.
    var targetTransform: CGAffineTransform { get }
    /// Notes the progress of a transition that is driven by hand.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Called when an interactive transition is about to finish.
    func finishInteractiveTransition()
    /// Called when an interactive transition is about to be canceled.
    func cancelInteractiveTransition()
    /// Notes that a transition driven by hand pauses.
    func pauseInteractiveTransition()
    /// Ends the transition, with false where it was canceled.
    func completeTransition(_ didComplete: Bool)
    /// Returns a controller by its role.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view by its role; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view before the transition.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view after the transition.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The context of a transition, for animations alongside it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether a finger moves the transition now.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition was canceled.
    var isCancelled: Bool { get }
    /// A Boolean value that indicates whether the transition started interactively.
    var initiallyInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition can be interrupted.
    var isInterruptible: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The fraction from 0 to 1 to which a finger has moved the transition; 0 for one that is not
    /// interactive.
    var percentComplete: CGFloat { get }
    /// The speed of the end of the transition: that of the object that drives it, or else 1.
    var completionVelocity: CGFloat { get }
    /// The timing curve of the end of the transition: that of the object that drives it, or else slow at both
    /// ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation during the transition: none.
    var targetTransform: CGAffineTransform { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// Returns a controller by its role.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view by its role.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

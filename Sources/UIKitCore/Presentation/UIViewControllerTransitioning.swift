/// An object that provides the animations of a controller's presentation.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the animator of a presentation; nil for the default one.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator of a dismissal; nil for the default one.
    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that drives a presentation interactively; nil for an animation by the clock.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the object that drives a dismissal interactively; nil for an animation by the clock.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller; nil for the default one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    /// Returns nil.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns nil.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

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

/// An object that drives a transition interactively.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Starts the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed at which the transition ends after the gesture; default 1.
    var completionSpeed: CGFloat { get }
    /// The timing curve of the end of the transition; it has no effect.
    var completionCurve: UIView.AnimationCurve { get }
    /// A Boolean value that indicates whether the transition starts interactively; default true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The speed at which the transition ends: 1.
    public var completionSpeed: CGFloat { 1 }
    /// The timing curve of the end of the transition.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}

/// A role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is seen before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The controller that is seen after.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A role of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is seen before.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view that is seen after.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

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

/// An object that drives a transition interactively.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Starts the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed at which the transition ends after the gesture; default 1.
    var completionSpeed: CGFloat { get }
    /// The timing curve of the end of the transition, which coordinators report; default slow at both ends.
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

/// The transition that code prefers for a controller.
@MainActor package protocol PreferredAnimation: AnyObject {
    /// Returns the animator that brings the controller, or takes it away again; nil for the usual one.
    ///
    /// - Parameters:
    ///   - controller: The controller that prefers the transition.
    ///   - isEntering: Whether it comes, and does not leave.
    ///   - other: The controller below it.
    func animator(of controller: UIViewController, isEntering: Bool, above other: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns whether a finger may begin to take the controller away, at a place in its view, with a
    /// velocity in points per second.
    func mayFollowFinger(at location: CGPoint, velocity: CGVector) -> Bool
}

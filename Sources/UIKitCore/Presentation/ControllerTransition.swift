/// A change between controllers that runs by the clock, or that a driver holds still and moves.
@MainActor package protocol ControllerTransition: UIViewControllerContextTransitioning {
    /// The coordinator of animations alongside.
    var coordinator: ModalCoordinator { get }
    /// The animator of the change.
    var animator: any UIViewControllerAnimatedTransitioning { get }
    /// The duration in seconds; 0 without animation.
    var duration: TimeInterval { get }
    /// Starts the animator and what runs alongside.
    func animate()
}

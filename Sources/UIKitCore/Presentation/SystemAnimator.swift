/// An animator of the system's own. A transition adds the new view for it and runs what is alongside as the
/// system's spring.
@MainActor package protocol SystemAnimator: UIViewControllerAnimatedTransitioning {}

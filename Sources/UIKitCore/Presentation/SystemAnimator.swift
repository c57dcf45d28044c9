/// An animator of the system's own. A transition adds the new view for it and runs what is alongside as the
/// system's spring.
@MainActor package protocol SystemAnimator: UIViewControllerAnimatedTransitioning {}

extension SystemAnimator {
    /// Runs an animation as the system's spring, or evenly where a finger drags it: there the views are where
    /// the finger has them.
    package func animate(
        using context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        if context.isInteractive {
            UIView.animate(
                withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
                animations: animations, completion: completion)
        } else {
            UIView.animate(
                as: MotionConstants.current.systemSpring, delay: 0, options: [], animations: animations,
                completion: completion)
        }
    }
}

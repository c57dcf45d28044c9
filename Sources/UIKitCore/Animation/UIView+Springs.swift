extension UIView {
    /// Animates changes to views as a spring that has a perceptual duration and a bounce.
    ///
    /// The duration in seconds, default 0.5, is the period that the spring would have without damping; it
    /// comes to rest later. A bounce of 0, the default, is critical damping, 1 none; below 0, the spring is
    /// overdamped. The initial velocity is in total distances per second. A duration that is not above 0, or
    /// a bounce beyond -1 or 1, is an error.
    public class func animate(
        springDuration duration: TimeInterval = Spring.usualDuration, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard duration > 0, duration.isFinite, bounce > -1, bounce <= 1, initialSpringVelocity.isFinite else {
            RunContext.current.fail(
                SceneFailure(
                    "UIView.animate: a spring needs a duration above 0, a bounce above -1 and at most 1, and "
                        + "a finite velocity, but they are \(duration), \(bounce), \(initialSpringVelocity).")
            )
            return performWithoutAnimation(animations)
        }
        let spring = MassSpring(
            perceptualDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
        animate(as: spring, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates changes to views with an animation of SwiftUI's kinds.
    public class func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        animation.perform(changes) { _ in completion?() }
    }

    /// Animates changes to views with a spring until it is at rest.
    package class func animate(
        as spring: MassSpring, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let length = spring.settlingTime()
        start(length, delay, .spring(spring, duration: length), options, animations, completion)
    }
}

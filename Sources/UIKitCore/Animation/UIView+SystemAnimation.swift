extension UIView {
    /// The animations of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade, and are removed.
        case delete = 0
    }

    /// The duration of such an animation in seconds, by eye.
    private static let systemDuration: TimeInterval = 0.25

    /// Performs an animation of the system on views, and other changes along with it; the completion receives
    /// true at its end.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: systemDuration, delay: 0, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            })
    }
}

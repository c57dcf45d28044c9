/// An object that animates views, and that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation advances with the film's clock.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation runs back to the initial values.
    var isReversed: Bool { get set }
    /// The fraction of the way, from 0 to 1, in the direction in which the animation runs.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues a paused one.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current progress.
    func pauseAnimation()
    /// Stops the animation at its current progress; without finishing, it becomes inactive.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a place.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animating object to which code adds changes and completions.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a fraction of the time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation with other timing parameters, over its remaining time or over a fraction
    /// of the duration.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// Swift on Linux has no optional requirements; these defaults stand in for the methods that an object omits.
extension UIViewImplicitlyAnimating {
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Starts the animation.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
}

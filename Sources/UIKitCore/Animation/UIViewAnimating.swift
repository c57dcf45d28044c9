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

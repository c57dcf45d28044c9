/// An object that is notified of the start and the end of an animation.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Notifies the delegate that an animation has started.
    func animationDidStart(_ anim: CAAnimation)
    /// Notifies the delegate that an animation has ended: at its time, or with false because it was removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

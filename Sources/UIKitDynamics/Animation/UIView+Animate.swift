extension UIView {
    /// Performs changes that are seen happening over a duration in seconds, slow at both ends; then calls the
    /// completion.
    ///
    /// The properties have their new values at once; the picture follows on the film's clock. A duration of 0
    /// shows the change at once.
    /// The completion gets true, on the first tick at or after the end; for a duration of 0, and for changes
    /// that change nothing, on the next tick.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Performs changes that are seen happening over a duration in seconds, slow at both ends.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Performs changes that are seen happening after a delay, over a duration, both in seconds; then calls
    /// the completion.
    ///
    /// Inside another animation block, the block has that block's duration, pace and repetition unless the
    /// options override them,
    /// and its delay counts from when the outer block's delay is over.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard soundTimes(duration, delay) else { return performWithoutAnimation(animations) }
        let curve = AnimationTiming.Pace.curve(options.curve)
        start(duration, delay, curve, options, animations, completion)
    }

    /// Performs changes that are seen happening as a spring comes to rest within the duration.
    ///
    /// The damping ratio is 1 for no overshoot and swings more the nearer it is to 0 (below 0.01 counts as
    /// 0.01). The initial velocity
    /// is in whole ways a second: 1 starts with the speed that covers the way in a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard soundTimes(duration, delay), soundSpring(dampingRatio, velocity) else {
            return performWithoutAnimation(animations)
        }
        let spring = SpringCurve(
            duration: max(duration, 1e-3), dampingRatio: dampingRatio, initialVelocity: velocity)
        start(duration, delay, .spring(spring), options, animations, completion)
    }

    /// Performs changes that are seen at once, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.recording(nil, actionsWithoutAnimation)
    }

    /// Whether animation blocks animate; default true.
    public class var areAnimationsEnabled: Bool { Stage.current.areAnimationsEnabled }

    /// Lets animation blocks animate, or show their changes at once.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        Stage.current.areAnimationsEnabled = enabled
    }

    /// The duration in seconds of the animation block that is being performed; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationBlock.recording?.timing.duration ?? 0
    }

    private class func start(
        _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationTiming.Pace,
        _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let stage = Stage.current
        var timing = AnimationTiming(
            begin: stage.clock.time + delay, duration: duration, pace: pace,
            repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
        if let outer = AnimationBlock.recording {
            timing.inherit(from: outer.timing, delay: delay, unless: options)
        }
        if !stage.areAnimationsEnabled {
            timing = AnimationTiming(begin: stage.clock.time, duration: 0)
        }
        AnimationBlock(timing: timing, options: options, stage: stage, completion: completion).perform(
            animations)
    }

    private class func soundTimes(_ duration: TimeInterval, _ delay: TimeInterval) -> Bool {
        for (name, seconds) in [("duration", duration), ("delay", delay)]
        where !(seconds >= 0 && seconds.isFinite) {
            Stage.current.fail(
                SceneFailure("UIView.animate: the \(name) must be 0 or more seconds, but it is \(seconds)."))
            return false
        }
        return true
    }

    private class func soundSpring(_ dampingRatio: CGFloat, _ velocity: CGFloat) -> Bool {
        if dampingRatio >= 0 && dampingRatio.isFinite && velocity.isFinite { return true }
        Stage.current.fail(
            SceneFailure(
                "UIView.animate: a spring's damping must be 0 or more and its velocity finite, "
                    + "but they are \(dampingRatio) and \(velocity)."))
        return false
    }
}

extension AnimationTiming {
    /// Takes over what a block has from the block around it.
    fileprivate mutating func inherit(
        from outer: AnimationTiming, delay: TimeInterval, unless options: UIView.AnimationOptions
    ) {
        begin = outer.begin + delay
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
        if !options.contains(.overrideInheritedOptions) {
            (repeats, autoreverses) = (outer.repeats, outer.autoreverses)
        }
    }
}

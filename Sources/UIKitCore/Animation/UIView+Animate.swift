extension UIView {
    /// Animates changes to views over a duration in seconds, slow at both ends, then calls a completion.
    ///
    /// The properties have their new values at once; the picture follows on the film's clock. A duration of
    /// 0 shows the change at once. The completion receives true on the first tick at or after the end.
    /// For a duration of 0, or a block that changes nothing, that is the next tick. A duration that is
    /// negative or not finite is an error.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes to views over a duration in seconds, slow at both ends.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes to views after a delay and over a duration, both in seconds, then calls a completion.
    ///
    /// The curve 7, with which code follows the keyboard (`curve << 16`), is a spring with a duration of its
    /// own, 0.506 s, as on devices.
    ///
    /// Inside another animation block, the block inherits the outer duration, timing curve and repetition,
    /// unless the options override them. Its delay counts from the end of the outer block's delay. Inside
    /// that of a property animator, the animator drives the block: it pauses, scrubs and reverses it.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard validTimes(duration, delay) else { return performWithoutAnimation(animations) }
        if let spring = options.keyboardSpring, duration > 0 {
            return animate(
                as: spring, delay: delay, options: options, animations: animations, completion: completion)
        }
        let curve = AnimationTiming.Curve.cubic(options.curve)
        start(duration, delay, curve, options, animations, completion)
    }

    /// Animates changes to views as a spring that comes to rest within the duration.
    ///
    /// At a damping ratio of 1 there is no overshoot; the nearer to 0, the stronger the oscillation.
    /// Values are clamped to 0.01 through 1. The initial velocity is in total distances per second:
    /// at 1, the initial speed would cover the distance in one second. A negative ratio, or a number
    /// that is not finite, is an error.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard validTimes(duration, delay), soundSpring(dampingRatio, velocity) else {
            return performWithoutAnimation(animations)
        }
        let length = max(duration, 1e-3)
        let spring = MassSpring(restingAfter: length, dampingRatio: dampingRatio, velocity: velocity)
        start(duration, delay, .spring(spring, duration: length), options, animations, completion)
    }

    /// Animates changes as the animation block around does, but a number of times; forever for an infinite
    /// number. Outside of a block the changes are not animated. The completion of the block around waits for
    /// them.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = AnimationBlock.recording, count > 0 else { return animations() }
        var timing = outer.timing
        (timing.repeatCount, timing.autoreverses) = (count, autoreverses)
        let block = AnimationBlock(
            timing: timing, options: outer.options, context: RunContext.current, completion: nil)
        outer.take(repeated: block)
        block.performWithUpdates(animations)
    }

    /// Performs changes without animation, even inside an animation block, or with one inside.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let state = RunContext.current.animations
        let outer = state.areEnabled
        let flushes = AnimationBlock.flushesUpdates
        if flushes { AnimationBlock.flushUpdates() }
        state.areEnabled = false
        AnimationBlock.withoutAnimation {
            actionsWithoutAnimation()
            if flushes { AnimationBlock.flushUpdates() }
        }
        state.areEnabled = outer
    }

    /// Performs changes of the framework without animation. Animations that the code of a scene starts
    /// meanwhile, in a delegate or a cell, run.
    package class func withoutAnimation(_ changes: () -> Void) { AnimationBlock.withoutAnimation(changes) }

    /// A Boolean value that indicates whether animation blocks animate; default true.
    public class var areAnimationsEnabled: Bool { RunContext.current.animations.areEnabled }

    /// Enables or disables animations; when disabled, animation blocks show their changes at once.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        RunContext.current.animations.areEnabled = enabled
    }

    /// The duration of the animation block that is being performed, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationBlock.recording?.timing.duration ?? 0
    }

    class func start(
        _ duration: TimeInterval, _ delay: TimeInterval, _ curve: AnimationTiming.Curve,
        _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        options.warnOfOptionsWithoutEffect()
        let context = RunContext.current
        var timing = AnimationTiming(
            begin: context.clock.time + delay, duration: duration, curve: curve,
            repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
        timing.frameRate = options.frameRate
        let outer = AnimationBlock.recording
        if let outer {
            timing.inherit(
                from: outer.timing, delay: delay, duration: !options.contains(.overrideInheritedDuration),
                curve: !options.contains(.overrideInheritedCurve),
                repetition: !options.contains(.overrideInheritedOptions))
        }
        if !context.animations.areEnabled {
            timing = AnimationTiming(begin: context.clock.time, duration: 0)
        }
        let block = AnimationBlock(
            timing: timing, options: options.ofBlock, context: context, completion: completion)
        if AnimationBlock.flushesUpdates { block.options.insert(.flushUpdates) }
        if let outer, outer.isDriven, context.animations.areEnabled {
            let inheritsCurve = !options.contains(.overrideInheritedCurve)
            block.follow(outer, delay: delay) { inheritsCurve ? 1 - $0 : timing.remainder(atFraction: $0) }
        }
        block.performWithUpdates(animations)
    }

    private class func validTimes(_ duration: TimeInterval, _ delay: TimeInterval) -> Bool {
        for (name, seconds) in [("duration", duration), ("delay", delay)]
        where !(seconds >= 0 && seconds.isFinite) {
            RunContext.current.fail(
                SceneFailure("UIView.animate: the \(name) must be 0 or more seconds, but it is \(seconds)."))
            return false
        }
        return true
    }

    private class func soundSpring(_ dampingRatio: CGFloat, _ velocity: CGFloat) -> Bool {
        if dampingRatio >= 0 && dampingRatio.isFinite && velocity.isFinite { return true }
        RunContext.current.fail(
            SceneFailure(
                "UIView.animate: a spring's damping must be 0 or more and its velocity finite, "
                    + "but they are \(dampingRatio) and \(velocity)."))
        return false
    }
}

extension AnimationTiming {
    /// Inherits from the timing of the outer block.
    mutating func inherit(
        from outer: AnimationTiming, delay: TimeInterval, duration inheritsDuration: Bool,
        curve inheritsCurve: Bool, repetition inheritsRepetition: Bool
    ) {
        begin = outer.begin + delay
        if inheritsDuration { duration = outer.duration }
        if inheritsCurve { curve = outer.curve }
        if inheritsRepetition {
            (repeatCount, autoreverses) = (outer.repeatCount, outer.autoreverses)
            if frameRate.isUnlimited { frameRate = outer.frameRate }
        }
    }
}

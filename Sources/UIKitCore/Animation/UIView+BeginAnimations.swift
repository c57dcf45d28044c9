// Animations between two calls, for code older than animation blocks.

/// An animation between `beginAnimations` and `commitAnimations`, and the block that recorded before.
@MainActor struct OpenedAnimation {
    let block: AnimationBlock
    let outer: AnimationBlock?
}

extension UIView {
    /// Begins an animation of 0.2 seconds. Changes up to `commitAnimations` are shown over its time.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let context = RunContext.current
        let duration = context.animations.areEnabled ? MotionConstants.current.begunDuration : 0
        let timing = AnimationTiming(begin: context.clock.time, duration: duration)
        let block = AnimationBlock(timing: timing, options: [], context: context, completion: nil)
        context.animations.opened.append(OpenedAnimation(block: block, outer: AnimationBlock.recording))
        AnimationBlock.recording = block
    }

    /// Ends the changes of an animation.
    public class func commitAnimations() {
        guard let last = RunContext.current.animations.opened.popLast() else { return }
        AnimationBlock.recording = last.outer
        last.block.scheduleEnd()
    }

    /// Sets the duration in seconds of the animation that has begun.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        change { if duration >= 0, duration.isFinite { $0.duration = duration } }
    }

    /// Sets the delay in seconds of the animation that has begun.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        change { if delay >= 0, delay.isFinite { $0.begin += delay } }
    }

    /// Sets the timing curve of the animation that has begun.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        change { $0.curve = .cubic(curve.timing) }
    }

    /// Sets whether the animation that has begun runs back.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets the repetitions of the animation that has begun: more than 1 means forever.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        change { $0.repeats = repeatCount > 1 }
    }

    private class func change(_ body: (inout AnimationTiming) -> Void) {
        if let block = RunContext.current.animations.opened.last?.block { body(&block.timing) }
    }
}

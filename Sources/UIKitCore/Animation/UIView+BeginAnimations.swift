// Animations between two calls, for code older than animation blocks.

/// An animation between `beginAnimations` and `commitAnimations`, and the block that recorded before.
@MainActor final class OpenedAnimation {
    let block: AnimationBlock
    let outer: AnimationBlock?
    let name: String?
    let context: UnsafeMutableRawPointer?
    /// The object that is notified of the start and the end. It is held until then, as by UIKit.
    var delegate: Any?
    var willStart: Selector?
    var didStop: Selector?

    init(
        _ block: AnimationBlock, within outer: AnimationBlock?, name: String?,
        _ context: UnsafeMutableRawPointer?
    ) {
        (self.block, self.outer, self.name, self.context) = (block, outer, name, context)
    }

    /// Sends the message of the start when the changes begin to show.
    func tellStart() {
        guard let delegate, let willStart else { return }
        RunContext.current.clock.schedule(at: block.timing.begin) { [name, context] in
            willStart.perform(on: delegate, with: name, context)
        }
    }

    func tellEnd(_ finished: Bool) {
        guard let delegate, let didStop else { return }
        didStop.perform(on: delegate, with: name, NSNumber(value: finished), context)
    }
}

extension UIView {
    /// Begins an animation of 0.2 seconds. Changes up to `commitAnimations` are shown over its time.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let run = RunContext.current
        let duration = run.animations.areEnabled ? MotionConstants.current.begunDuration : 0
        let timing = AnimationTiming(begin: run.clock.time, duration: duration)
        let block = AnimationBlock(timing: timing, options: [], context: run, completion: nil)
        run.animations.opened.append(
            OpenedAnimation(block, within: AnimationBlock.recording, name: animationID, context))
        AnimationBlock.recording = block
    }

    /// Ends the changes of an animation.
    public class func commitAnimations() {
        guard let last = RunContext.current.animations.opened.popLast() else { return }
        AnimationBlock.recording = last.outer
        last.block.whenOver.append { last.tellEnd($0) }
        last.tellStart()
        last.block.scheduleEnd()
    }

    /// Sets the duration in seconds of the animation that has begun, or of the block around.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        change { if duration >= 0, duration.isFinite { $0.duration = duration } }
    }

    /// Sets the delay in seconds of the animation that has begun, or of the block around.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        change { if delay >= 0, delay.isFinite { $0.begin += delay } }
    }

    /// Sets the timing curve of the animation that has begun, or of the block around.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        change { $0.curve = .cubic(curve.timing) }
    }

    /// Sets whether the animation that has begun, or the block around, runs back.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets how many times the animation that has begun, or the block around, runs; 0 is once, and a fraction
    /// ends within a run.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        change { if repeatCount > 0 { $0.repeatCount = min(Double(repeatCount), 1e6) } }
    }

    /// Sets the object that is notified of the start and the end of the animation that has begun.
    public class func setAnimationDelegate(_ delegate: Any?) { opened?.delegate = delegate }

    /// Sets the message that the delegate gets when the animation that has begun starts. Its arguments are
    /// the animation's name and context.
    public class func setAnimationWillStart(_ selector: Selector?) { opened?.willStart = selector }

    /// Sets the message that the delegate gets when the animation that has begun has ended. Its arguments are
    /// the animation's name, whether it ran to its end, as a number, and its context.
    public class func setAnimationDidStop(_ selector: Selector?) { opened?.didStop = selector }

    private class var opened: OpenedAnimation? { RunContext.current.animations.opened.last }

    /// Changes the timing of the innermost animation: that of a block, too.
    private class func change(_ body: (inout AnimationTiming) -> Void) {
        if let block = AnimationBlock.recording ?? opened?.block { body(&block.timing) }
    }
}

extension UIView {
    /// The options of a sequence of keyframes, with Apple's raw values.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        /// The raw value, equal to Apple's.
        public let rawValue: UInt

        /// Creates options from Apple's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The option that lays out the subviews of the changed views too.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// The option to receive touches during the animation. Views always do.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The option to start from the presented state.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The option to repeat the sequence forever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The option to run the sequence back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The option to keep the sequence's own duration inside another block; it always does.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// The option to keep the sequence's own repetition inside another block; it always does.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// The way that is straight from value to value; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// The way that jumps from value to value, each at the end of its part.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// The straight way at constant speed, whatever the parts' times are.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// The way along a smooth curve through the values (Catmull-Rom).
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// The way along a smooth curve, each value as long after the one before as the straight way is long.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The way between values; nil for a straight one.
        var mode: CAAnimationCalculationMode? {
            let modes: [CAAnimationCalculationMode] = [.discrete, .paced, .cubic, .cubicPaced]
            let number = Int(rawValue >> 10 & 7)
            return (1...modes.count).contains(number) ? modes[number - 1] : nil
        }
    }

    /// Shows changes over time in several parts, each added by `addKeyframe`. Within a part the timing is
    /// constant.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let context = RunContext.current
        guard duration >= 0, duration.isFinite, delay >= 0, delay.isFinite else {
            return context.fail(
                SceneFailure("UIView.animateKeyframes: duration and delay must be 0 or more seconds."))
        }
        let isAnimated = context.animations.areEnabled
        let timing = AnimationTiming(
            begin: context.clock.time + (isAnimated ? delay : 0), duration: isAnimated ? duration : 0,
            curve: .cubic(.linear), repeats: options.contains(.repeat),
            autoreverses: options.contains(.autoreverse))
        let sequence = KeyframeSequence(timing, options.mode)
        let outer = context.animations.keyframeSequence
        context.animations.keyframeSequence = sequence
        // Changes outside of parts are shown over the whole time.
        sequence.perform(
            from: 0, length: 1, AnimationBlock.Options(rawValue: options.rawValue & 5), animations)
        context.animations.keyframeSequence = outer
        if let end = timing.end { context.clock.schedule(at: end) { sequence.end(completion) } }
    }

    /// Adds a keyframe to the current keyframe animation; start and duration are fractions of the whole.
    /// Outside of one, the changes are shown at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let sequence = RunContext.current.animations.keyframeSequence else { return animations() }
        sequence.perform(from: frameStartTime, length: frameDuration, [], animations)
    }
}

/// A sequence of keyframes: blocks that share one timing.
@MainActor final class KeyframeSequence {
    private let timing: AnimationTiming
    private let mode: CAAnimationCalculationMode?
    private var blocks: [AnimationBlock] = []

    init(_ timing: AnimationTiming, _ mode: CAAnimationCalculationMode?) {
        (self.timing, self.mode) = (timing, mode)
    }

    /// Performs the changes of a part of the time.
    package func perform(
        from start: Double, length: Double, _ options: AnimationBlock.Options, _ changes: () -> Void
    ) {
        let block = AnimationBlock(
            timing: timing, options: options, context: RunContext.current, completion: nil)
        block.endsByItself = false
        block.sequence = self
        let timing = timing
        block.part = mode.map {
            KeyframePart(start: start, end: start + length, mode: $0, timing: timing)
        }
        block.remainderSource = { time in
            let place = 1 - timing.remainder(at: time)
            guard place < start + length else { return 0 }
            return place <= start ? 1 : 1 - (place - start) / length
        }
        blocks.append(block)
        block.perform(changes)
    }

    package func end(_ completion: ((Bool) -> Void)?) {
        for block in blocks { block.end(finished: true) }
        completion?(true)
    }
}

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
        /// The option to keep the sequence's own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// The option to keep the sequence's own repetition inside another block.
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
    ///
    /// Inside another animation block, the sequence inherits the outer duration and repetition, unless the
    /// options override them. Inside that of a property animator, the animator drives the sequence.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let context = RunContext.current
        guard duration >= 0, duration.isFinite, delay >= 0, delay.isFinite else {
            return context.fail(
                SceneFailure("UIView.animateKeyframes: duration and delay must be 0 or more seconds."))
        }
        let sequence = KeyframeSequence(
            AnimationTiming(
                begin: context.clock.time + delay, duration: duration, curve: .cubic(.linear),
                repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse)),
            delay, options, completion)
        let outer = context.animations.keyframeSequence
        context.animations.keyframeSequence = sequence
        // Changes outside of parts are shown over the whole time.
        sequence.whole.perform(animations)
        context.animations.keyframeSequence = outer
    }

    /// Adds a keyframe to the current keyframe animation; start and duration are fractions of the whole.
    /// Outside of one, the changes are shown at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let sequence = RunContext.current.animations.keyframeSequence else { return animations() }
        sequence.perform(from: frameStartTime, length: frameDuration, animations)
    }
}

/// A sequence of keyframes: a block with the time of the whole, which the blocks of the parts follow.
@MainActor struct KeyframeSequence {
    /// The block of the whole time.
    let whole: AnimationBlock
    private let mode: CAAnimationCalculationMode?

    /// Creates a sequence. Inside another block it inherits the duration and the repetition, unless the
    /// options override them, and follows what drives that block.
    init(
        _ ownTiming: AnimationTiming, _ delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions,
        _ completion: ((Bool) -> Void)?
    ) {
        let context = RunContext.current
        var timing = ownTiming
        let (outer, isAnimated) = (AnimationBlock.recording, context.animations.areEnabled)
        if let outer {
            timing.inherit(
                from: outer.timing, delay: delay, duration: !options.contains(.overrideInheritedDuration),
                curve: false, repetition: !options.contains(.overrideInheritedOptions))
        }
        if !isAnimated { timing = AnimationTiming(begin: context.clock.time, duration: 0) }
        mode = options.mode
        whole = AnimationBlock(
            timing: timing, options: AnimationBlock.Options(rawValue: options.rawValue & 5),
            context: context, completion: completion)
        whole.part = KeyframePart(whole: mode)
        if let outer, outer.isDriven, isAnimated { whole.follow(outer, delay: delay) }
    }

    /// Performs the changes of a part of the time.
    func perform(from start: Double, length: Double, _ changes: () -> Void) {
        let block = AnimationBlock(
            timing: whole.timing, options: [], context: RunContext.current, completion: nil)
        block.part = KeyframePart(start: start, end: start + length, mode: mode)
        block.follow(whole, from: start, length: length)
        block.perform(changes)
    }
}

extension AnimationBlock {
    /// Shows the changes after a delay within the time of another block, for the block's duration.
    func follow(
        _ leader: AnimationBlock, delay: TimeInterval, remainder: @escaping (Double) -> Double = { 1 - $0 }
    ) {
        let whole = leader.timing.duration
        let start = whole > 0 ? min(delay / whole, 1) : 0
        let length = whole > 0 ? min(timing.duration / whole, 1 - start) : 1
        follow(leader, from: start, length: length, remainder: remainder)
    }
}

extension UIView {
    /// How an animation block is shown; Apple's bits.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// Apple's bits.
        public let rawValue: UInt

        /// Options of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views' subviews inside the block, so that they move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Kept without effect: the views take touches anyway.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is seen now and ends the animations of the same properties before; without it
        /// they add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Starts again for ever; the completion does not come.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes back to the old values, in as many seconds again; at the end the new ones show.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own pace inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Kept without effect.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Kept without effect.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Keeps its own repetition inside another block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At one pace.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: TimingCurve {
            switch (rawValue >> 16) & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }
}

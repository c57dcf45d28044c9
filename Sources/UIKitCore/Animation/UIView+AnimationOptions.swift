extension UIView {
    /// The options of an animation block, with Apple's raw values.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// The raw value, equal to Apple's.
        public let rawValue: UInt

        /// Creates options from Apple's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The option that lays out the subviews of the changed views inside the block, so that they
        /// animate along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The option to receive touches during the animation, which views always do.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The option to start from the presented state and end earlier animations of the same properties;
        /// without it they add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The option to repeat the animation forever; the completion is then not called.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The option to run the animation back to the old values, in the same time again;
        /// at the end the new values show.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The option to keep the block's own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The option to keep the block's own timing curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// The option to animate content by redrawing it in each frame of a transition.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// The option to hide and show views in a transition, in place of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The option to keep the block's own repetition inside another block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// The curve that is slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// The curve that is slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// The curve that is slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The linear curve.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The transition that turns the view over, starting at the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The transition that turns the view over, starting at the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The transition of a page that is turned up; without effect: drawn as a dissolve.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The transition of a page that is turned down; without effect: drawn as a dissolve.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The transition that fades from the old content to the new content.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The transition that turns the view over, starting at the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The transition that turns the view over, starting at the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// The option to move in 30 steps a second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// The option to move on each tick of a film, as without it.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// The option that performs pending updates of properties and layout before the block, not animated,
        /// and at its end, animated; also around blocks inside of it, and changes without animation.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)

        /// The options that an animation block needs.
        var ofBlock: AnimationBlock.Options { AnimationBlock.Options(rawValue: rawValue & (1 << 28 | 5)) }

        var transition: UInt { (rawValue >> 20) & 7 }

        /// Warns of options that a film does not show.
        @MainActor func warnOfOptionsWithoutEffect() {
            let options: [(AnimationOptions, String)] = [
                (.transitionCurlUp, "transitionCurlUp"), (.transitionCurlDown, "transitionCurlDown"),
            ]
            for (option, name) in options where transition == option.transition {
                warnOfNoEffect("UIView.AnimationOptions.\(name)")
            }
        }

        /// The rate at which the animation moves.
        var frameRate: FrameRate { FrameRate((rawValue >> 24) & 7 == 7 ? 30 : 0) }

        /// The spring of the keyboard's curve, 7, which Apple does not name but its messages give; nil for
        /// other curves.
        var keyboardSpring: MassSpring? {
            (rawValue >> 16) & 15 == 7 ? MotionConstants.current.systemSpring : nil
        }

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

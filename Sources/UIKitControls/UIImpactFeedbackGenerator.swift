/// A generator of feedback for collisions; without effect.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The styles of an impact.
    public enum FeedbackStyle: Int, Sendable {
        /// An impact of something small.
        case light = 0
        /// An impact of something of medium size.
        case medium
        /// An impact of something large.
        case heavy
        /// An impact of something soft.
        case soft
        /// An impact of something rigid.
        case rigid
    }

    /// Creates a generator with a style.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Creates a generator with the medium style.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Creates a generator of a view with a style.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
    }

    /// Has no effect.
    open func impactOccurred() { warnOfNoEffect("UIImpactFeedbackGenerator.impactOccurred") }

    /// Has no effect.
    open func impactOccurred(intensity: CGFloat) {
        warnOfNoEffect("UIImpactFeedbackGenerator.impactOccurred")
    }

    /// Has no effect.
    open func impactOccurred(at location: CGPoint) {
        warnOfNoEffect("UIImpactFeedbackGenerator.impactOccurred")
    }

    /// Has no effect.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        warnOfNoEffect("UIImpactFeedbackGenerator.impactOccurred")
    }
}

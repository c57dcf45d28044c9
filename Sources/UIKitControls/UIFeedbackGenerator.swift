/// A generator of haptic feedback. A film has none, so the methods have no effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Has no effect.
    open func prepare() { warnOfNoEffect("UIFeedbackGenerator.prepare") }
}

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

    /// Has no effect.
    open func impactOccurred() { warnOfNoEffect("UIImpactFeedbackGenerator.impactOccurred") }

    /// Has no effect.
    open func impactOccurred(intensity: CGFloat) {
        warnOfNoEffect("UIImpactFeedbackGenerator.impactOccurred")
    }
}

/// A generator of feedback for selections; without effect.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect.
    open func selectionChanged() { warnOfNoEffect("UISelectionFeedbackGenerator.selectionChanged") }
}

/// A generator of feedback for successes, warnings and failures; without effect.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of outcome.
    public enum FeedbackType: Int, Sendable {
        /// A success.
        case success = 0
        /// A warning.
        case warning
        /// A failure.
        case error
    }

    /// Has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        warnOfNoEffect("UINotificationFeedbackGenerator.notificationOccurred")
    }
}

/// A source of taps that a hand feels; a film has none, and the methods have no effect.
@MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a source.
    public override init() {
        super.init()
    }

    /// Has no effect.
    open func prepare() {}
}

/// A source of the taps of collisions; without effect.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strengths of a tap.
    public enum FeedbackStyle: Int, Sendable {
        /// A tap of something small.
        case light = 0
        /// A tap of something of medium size.
        case medium
        /// A tap of something large.
        case heavy
        /// A tap of something soft.
        case soft
        /// A tap of something rigid.
        case rigid
    }

    /// Creates a source of a strength.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Creates a source of medium strength.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Has no effect.
    open func impactOccurred() {}

    /// Has no effect.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A source of the taps of selections; without effect.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect.
    open func selectionChanged() {}
}

/// A source of the taps of successes and failures; without effect.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of news.
    public enum FeedbackType: Int, Sendable {
        /// A success.
        case success = 0
        /// A warning.
        case warning
        /// A failure.
        case error
    }

    /// Has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

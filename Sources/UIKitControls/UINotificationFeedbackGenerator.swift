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

    /// Has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        warnOfNoEffect("UINotificationFeedbackGenerator.notificationOccurred")
    }
}
